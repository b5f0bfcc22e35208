import { expect, test } from "vitest";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { describeOnce } from "./describe-once.ts";
import { chaletFacts } from "./facts-for-test.ts";

const facts: PictureFacts = { ...chaletFacts, amenityIds: [1, 2], spaceCategoryIds: [3] };

function counted() {
  let described = 0;
  const describe: DescribePictures = (_facts, keys) =>
    keys.map(() => ({ placeholder: `colour ${++described}`, alt: { en: "", ar: "" } }));
  return { describe: describeOnce(describe), described: () => described };
}

test("the same facts are described once, whatever else the property has", () => {
  const { describe, described } = counted();
  describe(facts, ["exterior"]);
  describe({ ...facts, name: "another object" } as PictureFacts, ["exterior"]);
  expect(described()).toBe(1);
});

test.each(Object.keys(facts) as (keyof PictureFacts)[])("another %s is described anew", (name) => {
  const { describe, described } = counted();
  describe(facts, ["exterior"]);
  const value = facts[name];
  describe({ ...facts, [name]: Array.isArray(value) ? [...value, 9] : Number(value) + 1 }, ["exterior"]);
  describe(facts, ["pool"]);
  expect(described()).toBe(3);
});
