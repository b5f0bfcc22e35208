import { expect, test } from "vitest";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import { lightColours } from "#web/ui/tokens.ts";

test.each(["mabeet", "tajawal"] as const)("a mail of %s wears the colour its pages have", (brand) => {
  const action = { label: "Open", href: "http://mabeet.example/" };
  const words = { brandName: "Mabeet", title: "", hello: "", lead: "", facts: [], action, help: "" };
  const page = mailPage({ ...words, brand, language: "ar" });

  expect(page.match(/#[0-9a-f]{6}/g)?.filter((colour) => colour === lightColours[brand].primary)).toHaveLength(2);
});
