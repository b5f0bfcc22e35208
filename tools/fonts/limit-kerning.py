"""Limits how far the kerning of a font moves letters apart: `limit-kerning.py font.ttf out.ttf`.

Noto Sans Arabic UI leaves 17 to 18% of an em between reh or zain and a final ain, which looks like a space inside the
word. A few units have to stay, or the tail of the first letter touches the second.
"""

import sys

from fontTools.ttLib import TTFont

MAX_UNITS = 40


def main(source, target):
    font = TTFont(source)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            for value in values_of(subtable):
                limit(value)
    font.save(target)


def values_of(subtable):
    """The values of a subtable that moves one letter or one of a pair; marks are placed by others."""
    if subtable.LookupType == 1:
        return subtable.Value if isinstance(subtable.Value, list) else [subtable.Value]
    if subtable.LookupType != 2:
        return []
    if subtable.Format == 1:
        records = [record for pairs in subtable.PairSet for record in pairs.PairValueRecord]
    else:
        records = [record for row in subtable.Class1Record for record in row.Class2Record]
    return [value for record in records for value in (record.Value1, record.Value2) if value]


def limit(value):
    for side in ("XAdvance", "XPlacement"):
        if getattr(value, side, 0) > MAX_UNITS:
            setattr(value, side, MAX_UNITS)


main(*sys.argv[1:])
