import { encode } from "uqr";

/** A QR code as one path of dark squares, each one unit wide, on a square of `size` units with its quiet zone. */
export type OrderCode = { size: number; path: string };

/** QR readers need a quiet zone of four units. */
const BORDER = 4;

/** The QR code of an order number. It contains no URL, because a host cannot open the guest's page. */
export function orderCode(orderNumber: string): OrderCode {
  const { size, data } = encode(orderNumber, { ecc: "Q", border: BORDER });
  const path = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
  return { size, path };
}
