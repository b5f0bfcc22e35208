import { expect, test } from "vitest";
import { lookupGroups } from "./lookup-groups.ts";
import { lookupTypes } from "./lookup-types.ts";

test("every kind of lookup can be requested in bulk, under one name", () => {
  expect(Object.values(lookupGroups).sort()).toEqual(Object.values(lookupTypes).sort());
});
