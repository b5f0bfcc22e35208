import { createHash } from "node:crypto";

/** The id of a line that has none of its own: the same every time for a cart and a kind of line. */
export function productIdOf(cartId: string, line: string): string {
  const hex = createHash("sha256").update(`${cartId}:${line}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
