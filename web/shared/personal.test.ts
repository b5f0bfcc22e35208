import { expect, test } from "vitest";
import { encodePersonal, personalMark, withPersonal } from "./personal.ts";

const nobody = { member: null, hold: null };

test("a page shows the member whose data was inserted", () => {
  const member = { firstName: "سارة", lastName: "O'Neil </script>" };
  const page = { ...nobody, personal: encodePersonal({ member, hold: null }) };
  expect(page.personal).not.toMatch(/["'<>&\\]/);
  expect(withPersonal(page).member).toEqual(member);
  expect(withPersonal(page)).toBe(withPersonal(page));
});

test("a page that is still to be filled shows nobody", () => {
  const page = { ...nobody, personal: personalMark("x") };
  expect(withPersonal(page)).toBe(page);
});
