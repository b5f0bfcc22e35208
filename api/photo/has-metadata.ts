const HEADER_BYTES = 12;
const METADATA = /^(EXIF|XMP |ICCP)$/;

/** Whether a WebP file carries anything but a picture, such as the place where it was taken. */
export function hasMetadata(webp: Uint8Array): boolean {
  const bytes = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength);
  let at = HEADER_BYTES;
  while (at + 8 <= bytes.length) {
    if (METADATA.test(bytes.toString("latin1", at, at + 4))) return true;
    const length = bytes.readUInt32LE(at + 4);
    // A chunk of an odd length is followed by an empty byte.
    at += 8 + length + (length % 2);
  }
  return false;
}
