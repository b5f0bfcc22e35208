#!/bin/sh
# Makes the font files of api/document/fonts, which draw PDF documents; run from the root of the repository, see README.md
# beside this file. Needs Debian's fonts-noto-ui-core, fonts-open-sans and python3-fonttools. The results are kept in git.
set -eu

fonts=${FONTS:-/usr/share/fonts/truetype}
out=api/document/fonts
python=${PYTHON:-/usr/bin/python3}

# As in subset.sh; Latin also has Latin Extended-A for names, the isolates around them and the sign of a missing letter.
arabic=U+0020-0021,U+0028-0029,U+002C-002F,U+0030-003A,U+00A0,U+00AB,U+00BB,U+060C,U+0615,U+061B,U+061F,U+0621-063A,U+0640-0656,U+0660-066D,U+0670-0671,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A4,U+06A9,U+06AF,U+06BA,U+06BE,U+06C0-06C1,U+06CC,U+06D2,U+06D4,U+06F0-06F9,U+200B-200F,U+2010-2011,U+2066-2069,U+25CC,U+FDF2,U+FDFC-FDFD
latin=U+0020-007E,U+00A0-017F,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+200B-200F,U+2010-2014,U+2018-201A,U+201C-201E,U+2020,U+2022,U+2026,U+2030,U+2039-203A,U+2066-2069,U+20AC,U+2122,U+2212,U+FFFD

subset() { # from, to, characters
  "$python" -m fontTools.subset "$1" --output-file="$out/$2" --unicodes="$3" --no-hinting --layout-features='*' \
    --name-IDs='*' --notdef-outline --notdef-glyph
}

mkdir -p "$out"
for weight in Regular:400 Bold:700; do
  subset "$fonts/noto/NotoSansArabicUI-${weight%:*}.ttf" "noto-sans-arabic-ui-${weight#*:}.ttf" "$arabic"
  subset "$fonts/open-sans/OpenSans-${weight%:*}.ttf" "open-sans-${weight#*:}.ttf" "$latin"
done
ls -l "$out"
