import { randomInt } from "node:crypto";

/** A letter for the kind of its first item and nine digits: short enough to read out, so it needs a contact to open the order. */
export function newOrderNumber(letter: string): string {
  return `${letter}${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
}
