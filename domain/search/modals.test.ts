import { expect, test } from "vitest";
import { modalKeys, openModals, withModal, withoutModal } from "./modals.ts";

test("each dialog and drawer has a name of its own", () => {
  expect(new Set(modalKeys).size).toBe(modalKeys.length);
});

test.each([
  [null, []],
  [undefined, []],
  ["", []],
  ["FILTERS_MODAL", ["FILTERS_MODAL"]],
  ["FILTERS_MODAL,MORE_AMENITIES_MODAL", ["FILTERS_MODAL", "MORE_AMENITIES_MODAL"]],
  ["FILTERS_MODAL,EVIL_MODAL,,filters_modal", ["FILTERS_MODAL"]],
  ["SORT_DRAWER,FILTERS_MODAL,SORT_DRAWER", ["SORT_DRAWER", "FILTERS_MODAL"]],
  [" LOGIN_DRAWER ", ["LOGIN_DRAWER"]],
])("modals=%s opens %j", (value, open) => {
  expect(openModals(value)).toEqual(open);
});

test.each([
  [null, "FILTERS_MODAL"],
  ["SORT_DRAWER", "SORT_DRAWER,FILTERS_MODAL"],
  ["FILTERS_MODAL,SORT_DRAWER", "SORT_DRAWER,FILTERS_MODAL"],
  ["EVIL_MODAL", "FILTERS_MODAL"],
])("opening the filters over %s leads to %s", (value, next) => {
  expect(withModal(value, "FILTERS_MODAL")).toBe(next);
});

test.each([
  ["FILTERS_MODAL", ""],
  ["SORT_DRAWER,FILTERS_MODAL,LOGIN_DRAWER", "SORT_DRAWER,LOGIN_DRAWER"],
  ["SORT_DRAWER", "SORT_DRAWER"],
  [null, ""],
])("closing the filters of %s leads to %j", (value, next) => {
  expect(withoutModal(value, "FILTERS_MODAL")).toBe(next);
});
