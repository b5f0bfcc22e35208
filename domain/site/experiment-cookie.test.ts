import fc from "fast-check";
import { expect, test } from "vitest";
import { readExperimentCookie, writeExperimentCookie } from "./experiment-cookie.ts";
import { experimentIds } from "./experiments.ts";

test("the cookie is short, readable text", () => {
  expect(writeExperimentCookie({ quickFilters: true, shuffleDetails: false })).toBe("quickFilters-1.shuffleDetails-0");
});

test("what was written is read back, and needs no quoting in a cookie", () => {
  const assigned = fc.dictionary(fc.constantFrom(...experimentIds), fc.boolean(), { minKeys: 1 });
  fc.assert(
    fc.property(assigned, (experiments) => {
      const text = writeExperimentCookie(experiments);
      expect(text).toMatch(/^[\w.-]+$/);
      expect(readExperimentCookie(text)).toEqual({ ...experiments });
    }),
  );
});

test.each([null, undefined, "", "%7B", "quickFilters", "quickFilters-2", "quickFilters-1.", "quickFilters-1;x", "{}"])(
  "the cookie %j is as good as none",
  (text) => {
    expect(readExperimentCookie(text)).toBe(null);
  },
);

test("a test that ended is passed over", () => {
  expect(readExperimentCookie("oldTest-1.quickFilters-0")).toEqual({ quickFilters: false });
  expect(readExperimentCookie("toString-1")).toEqual({});
});
