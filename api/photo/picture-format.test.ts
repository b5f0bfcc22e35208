import { expect, test } from "vitest";
import { hasMetadata } from "./has-metadata.ts";
import { pictureFormat } from "./picture-format.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

test.each([
  ["\u00ff\u00d8\u00ff\u00e0", "jpeg"],
  ["\u0089PNG\r\n\u001a\n", "png"],
  ["RIFF\0\0\0\0WEBPVP8 ", "webp"],
  ["RIFF\0\0\0\0WAVEfmt ", null],
  ["\0\0\0\u001cftypavif\0\0\0\0mif1", "avif"],
  ["\0\0\0\u001cftypmif1\0\0\0\0avif", "avif"],
  ["\0\0\0\u0018ftypheic\0\0\0\0mif1", "heic"],
  ["\0\0\0\u0018ftypmp42\0\0\0\0isom", null],
  ["GIF89a", null],
  ["<svg xmlns=", null],
  ["%PDF-1.7", null],
  ["PK\u0003\u0004", null],
  ["", null],
])("the first bytes %j say %s", (text, format) => {
  expect(pictureFormat(bytes(text))).toBe(format);
});

test.each([
  ["VP8 \u0004\0\0\0data", false],
  ["VP8X\u0001\0\0\0x\0EXIF\u0004\0\0\0data", true],
  ["VP8 \u0003\0\0\0abc\0XMP \u0001\0\0\0x", true],
])("a WebP file with %j carries metadata: %s", (chunks, expected) => {
  expect(hasMetadata(bytes(`RIFF\0\0\0\0WEBP${chunks}`))).toBe(expected);
});
