import { encode } from "uqr";

/** A QR code as one path of dark squares, each a unit wide, on a square of `size` units with its quiet border. */
export type OrderCode = { size: number; path: string };

/** Readers want four white units around a code. */
const BORDER = 4;

/** The number of an order for the host's phone to read: the number alone, since an address would open nothing for them. */
export function orderCode(orderNumber: string): OrderCode {
  const { size, data } = encode(orderNumber, { ecc: "Q", border: BORDER });
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size, path };
}
