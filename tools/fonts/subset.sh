#!/bin/sh
# Makes the font files of web/public/fonts; run from the root of the repository, see README.md beside this file.
# Needs Debian's fonts-noto-ui-core, python3-fonttools and python3-brotli. The results are kept in git.
set -eu

noto=${NOTO_FONTS:-/usr/share/fonts/truetype/noto}
open=node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2
messiri=node_modules/@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff2
out=web/public/fonts
python=${PYTHON:-/usr/bin/python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Letters of Arabic and of Persian and Urdu names, marks, both digit rows, punctuation; U+FE70-FEFC are the joined
# forms that map labels are drawn with.
arabic=U+0020-0021,U+002C-002E,U+0030-003A,U+00A0,U+00AB,U+00BB,U+060C,U+0615,U+061B,U+061F,U+0621-063A,U+0640-0656,U+0660-066D,U+0670-0671,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A4,U+06A9,U+06AF,U+06BA,U+06BE,U+06C0-06C1,U+06CC,U+06D2,U+06D4,U+06F0-06F9,U+200B-200F,U+2010-2011,U+25CC,U+FDF2,U+FDFC-FDFD,U+FE70-FE74,U+FE76-FEFC

# What a heading says: letters, marks and punctuation. Digits and Latin letters of a heading come from Open Sans.
heading=U+0020,U+00A0,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0656,U+0670-0671,U+067E,U+0686,U+0698,U+06A4,U+06A9,U+06AF,U+06CC

# What an Arabic page says in Latin letters: ASCII and common punctuation. English pages get all of Latin-1.
latin=U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B1-00B3,U+00B7,U+00BB,U+00D7,U+00E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2190-2193,U+2212
english=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2013-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2030,U+2039-203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212

subset() { # from, to, characters
  "$python" -m fontTools.subset "$1" --output-file="$out/$2" --unicodes="$3" --flavor=woff2 --no-hinting \
    --layout-features='*' --name-IDs=0,1,2,5,13,14 --notdef-outline
}

for weight in Regular:400 Bold:700; do
  "$python" tools/fonts/limit-kerning.py "$noto/NotoSansArabicUI-${weight%:*}.ttf" "$work/arabic.ttf"
  subset "$work/arabic.ttf" "noto-sans-arabic-ui-${weight#*:}.woff2" "$arabic"
done

subset "$messiri" el-messiri-arabic-700.woff2 "$heading"

"$python" -m fontTools.varLib.instancer "$open" wght=400:700 --output "$work/variable.ttf" --quiet
subset "$work/variable.ttf" open-sans-variable.woff2 "$english"

for weight in 400 700; do
  "$python" -m fontTools.varLib.instancer "$open" wght=$weight --output "$work/$weight.ttf" --quiet
  subset "$work/$weight.ttf" "open-sans-static-$weight.woff2" "$latin"
done

ls -l "$out"
