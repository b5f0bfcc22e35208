/** A tag of the Saudi QR code: its number and its value as text or bytes. */
export type TlvField = [tag: number, value: string | Uint8Array];

/** Tag, length in bytes and value of each field, one byte for tag and length each. */
export function tlvBytes(fields: readonly TlvField[]): Uint8Array {
  return Uint8Array.from(fields.flatMap(([tag, value]) => fieldBytes(tag, value)));
}

function fieldBytes(tag: number, value: string | Uint8Array): number[] {
  const bytes = typeof value === "string" ? utf8(value) : [...value];
  if (bytes.length > 255) throw new RangeError(`tag ${tag} has ${bytes.length} bytes`);
  return [tag, bytes.length, ...bytes];
}

/** The domain has no text encoder; an escaped URL has the same bytes. */
function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  return [...escaped.matchAll(/%([0-9A-F]{2})|[^%]/g)].map(([all, hex]) =>
    hex === undefined ? all.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}
