/** One value of DER: its tag, its content, and both as they were written. */
export type DerValue = { tag: number; content: Buffer; raw: Buffer };

export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
export const OCTET_STRING = 0x04;
export const OBJECT_ID = 0x06;
export const UTF8_STRING = 0x0c;
export const UTC_TIME = 0x17;
export const SEQUENCE = 0x30;
export const SET = 0x31;

/** The values that follow each other in these bytes. Throws a `RangeError` when they are no DER. */
export function readDer(bytes: Buffer): DerValue[] {
  const values: DerValue[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes.readUInt8(at + 1);
    const sizeBytes = first < 0x80 ? 0 : first & 0x7f;
    const size = sizeBytes === 0 ? first : bytes.readUIntBE(at + 2, sizeBytes);
    const start = at + 2 + sizeBytes;
    if (start + size > bytes.length) throw new RangeError("DER ends too early");
    values.push({
      tag: bytes.readUInt8(at),
      content: bytes.subarray(start, start + size),
      raw: bytes.subarray(at, start + size),
    });
    at = start + size;
  }
  return values;
}

export function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
