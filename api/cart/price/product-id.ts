import { createHash } from "node:crypto";

/** A stable id for a line without an id of its own: a hash of the cart and the kind of line. */
export function productIdOf(cartId: string, line: string): string {
  const hex = createHash("sha256").update(`${cartId}:${line}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
