/** The encoding of certificates (X.690, DER): only what a certificate for tests needs. */
const TAGS = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  id: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
};

export function der(kind: keyof typeof TAGS | number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const tag = typeof kind === "number" ? kind : TAGS[kind];
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(bytes: number): number[] {
  if (bytes < 0x80) return [bytes];
  return bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff];
}

/** An object identifier such as `2.5.29.17`. */
export function derId(id: string): Buffer {
  const [first = 0, second = 0, ...rest] = id.split(".").map(Number);
  return der("id", Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

/** An instant as `YYMMDDHHMMSSZ`. */
export function derTime(at: Date): Buffer {
  const text = at.toISOString().replace(/[-:T]|\.\d+/g, "");
  return der("time", Buffer.from(text.slice(2)));
}
