import { expect, test } from "vitest";
import { sleepsIn } from "./beds.ts";

const rooms = (...texts: string[]) => texts.map((descriptionEn) => ({ descriptionEn }));

test.each([
  [rooms("King bed", "Three single beds"), 5],
  [rooms("Tent with floor mattresses"), 4],
  [rooms("One double bed"), 2],
  [rooms("King bed", "A hammock"), null],
  [rooms(), null],
])("%j sleeps %s", (bedrooms, sleeps) => {
  expect(sleepsIn(bedrooms)).toBe(sleeps);
});
