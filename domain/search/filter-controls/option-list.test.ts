import fc from "fast-check";
import { expect, test } from "vitest";
import { arrangeOptions, type Option, optionsNamed, previewOptions } from "./option-list.ts";

const option = (id: number, totalCount = 1, rank = id): Option => ({ id, totalCount, rank });
const ids = (options: readonly Option[]) => options.map(({ id }) => id);
const manyOptions = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 60 }), totalCount: fc.nat(3), rank: fc.nat(9) }),
  { selector: ({ id }) => id },
);
const chosenIds = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 6 });

test("an option without homes sinks below the others, and one that is chosen keeps its place", () => {
  const options = [option(1, 0), option(2, 5), option(3, 0), option(4, 2)];
  expect(ids(arrangeOptions(options, []))).toEqual([2, 4, 1, 3]);
  expect(ids(arrangeOptions(options, [1]))).toEqual([1, 2, 4, 3]);
});

test("no option ever vanishes from a list", () => {
  fc.assert(
    fc.property(manyOptions, chosenIds, fc.integer({ min: 1, max: 8 }), (options, chosen, size) => {
      const { shown, rest } = previewOptions(arrangeOptions(options, chosen), chosen, size);
      expect(ids([...shown, ...rest]).sort()).toEqual(ids(options).sort());
      expect(rest.some(({ id }) => chosen.includes(id))).toBe(false);
    }),
  );
});

test("sixteen options unfold in place, seventeen open a dialog, six need neither", () => {
  const list = (length: number) => Array.from({ length }, (_, index) => option(index + 1));
  expect([6, 16, 17].map((length) => previewOptions(list(length), [], 6).more)).toEqual(["none", "list", "dialog"]);
  expect(ids(previewOptions(list(17), [15], 4).shown)).toEqual([1, 2, 3, 4, 15]);
});

test.each([
  ["الملقا", "الملقا"],
  ["الإزدهار", "الازدهار"],
  ["حي النزهه", "النزهة"],
  ["Al Malqa", "ALMALQA"],
])("a guest finds %s by typing %s", (label, typed) => {
  expect(optionsNamed([{ label }, { label: "Irqah" }], typed)).toEqual([{ label }]);
});
