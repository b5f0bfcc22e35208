import { randomInt } from "node:crypto";

/** `C` for chalet and nine digits: short enough to read out, so it needs a contact to open the order. */
export function newOrderNumber(): string {
  return `C${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
}
