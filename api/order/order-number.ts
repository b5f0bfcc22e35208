import { randomInt } from "node:crypto";

/** `C` and nine digits for a stay in a chalet: short enough to read out, so it opens nothing without a contact. */
export function newOrderNumber(): string {
  return `C${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
}
