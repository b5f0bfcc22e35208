"""Prints tools/fonts/wordmark-paths.ts: the brand names, shaped and turned into outlines on the logo's 64 unit grid.

Run from the root of the repository with Debian's python3-fonttools, libharfbuzz-bin and fonts-noto-core:
    /usr/bin/python3 tools/fonts/wordmarks.py > tools/fonts/wordmark-paths.ts
"""

import json
import os
import subprocess
import tempfile

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

KUFI = "/usr/share/fonts/truetype/noto/NotoKufiArabic-Bold.ttf"
OPEN_SANS = "node_modules/@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2"

# word, font, size in units, baseline from the top
WORDS = {
    "mabeet": {"en": ("Mabeet", "latin", 46, 48.5), "ar": ("مبيت", "kufi", 50, 42.5)},
    "tajawal": {"en": ("Tajawal", "latin", 46, 48.5), "ar": ("تجوّل", "kufi", 46, 42.5)},
}


def open_sans_bold() -> str:
    font = instantiateVariableFont(TTFont(OPEN_SANS), {"wght": 700})
    font.flavor = None
    path = os.path.join(tempfile.mkdtemp(), "open-sans-bold.ttf")
    font.save(path)
    return path


def outline(word: str, path: str, size: float, baseline: float) -> tuple[str, float]:
    font = TTFont(path)
    scale = size / font["head"].unitsPerEm
    glyphs, names = font.getGlyphSet(), font.getGlyphOrder()
    shaped = json.loads(
        subprocess.check_output(["hb-shape", path, "--output-format=json", "--no-glyph-names", "--text", word])
    )

    def draw(pen, shift):
        x = 0
        for glyph in shaped:
            at = ((x + glyph["dx"]) * scale - shift, baseline - glyph["dy"] * scale)
            glyphs[names[glyph["g"]]].draw(TransformPen(pen, (scale, 0, 0, -scale, *at)))
            x += glyph["ax"]

    bounds = BoundsPen(glyphs)
    draw(bounds, 0)
    left, _, right, _ = bounds.bounds
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    draw(pen, left)
    return pen.getCommands(), round(right - left, 1)


def main() -> None:
    files = {"kufi": KUFI, "latin": open_sans_bold()}
    print("/** Made by tools/fonts/wordmarks.py from Open Sans Bold and Noto Kufi Arabic Bold; 64 units high. */")
    print("export const wordmarkPaths = {")
    for brand, words in WORDS.items():
        print(f"  {brand}: {{")
        for language, (word, font, size, baseline) in words.items():
            path, width = outline(word, files[font], size, baseline)
            print(f'    {language}: {{\n      width: {width},\n      path: "{path}",\n    }},')
        print("  },")
    print("} as const;")


main()
