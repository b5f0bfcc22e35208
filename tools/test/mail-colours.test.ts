import { expect, test } from "vitest";
import { mailColours } from "#api/platform/messaging/mail-colours.ts";
import { darkColours, lightColours } from "#web/ui/tokens.ts";

test.each(["mabeet", "tajawal"] as const)("an email of %s has the colours of its pages, also in dark mode", (brand) => {
  expect(lightColours[brand]).toMatchObject(mailColours[brand].light);
  expect(darkColours[brand]).toMatchObject(mailColours[brand].dark);
});
