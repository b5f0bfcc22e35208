/** Tags of DER. Context tags of a request for a certificate are written where they are used. */
export const tags = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  utf8String: 0x0c,
  printableString: 0x13,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
} as const;

const OBJECT_ID = 0x06;
/** An OID begins with one byte for its first two numbers. */
const FIRST_FACTOR = 40;

export function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...sizeBytes(content.length)]), content]);
}

export function sequence(...parts: Buffer[]): Buffer {
  return der(tags.sequence, ...parts);
}

/** An object identifier, such as `2.5.4.3`. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return der(OBJECT_ID, Buffer.from([first * FIRST_FACTOR + second, ...rest.flatMap(base128)]));
}

/** Seven bits in each byte; all but the last have the highest bit set. */
function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

function sizeBytes(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
