import { pathTo, shotPages } from "#tools/shots/pages.ts";
import { addressOf } from "../steps/address.ts";
import { firstProperty, RIYADH } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { variantAt } from "./axe-variants.ts";
import { pageViolations } from "./page-violations.ts";

test.describe.configure({ timeout: 120_000 });

/** Each page and each story of the gallery is checked in one variant; `npm run bench:axe` checks all variants. */
const looks = shotPages.filter(({ id }) => id !== "gallery").map((shot, place) => ({ shot, ...variantAt(place) }));
type Look = (typeof looks)[number];
const isStory = ({ shot }: Look) => shot.id.startsWith("gallery-");
const isBooking = ({ shot }: Look) => shot.part === "booking";

/** Stories share a browser context, because opening one takes longer than checking a story; so do the booking pages. */
const groups = [
  ...looks.filter((look) => !isStory(look) && !isBooking(look)).map((page) => [page]),
  ...inGroups(looks.filter(isBooking), 4),
  ...inGroups(looks.filter(isStory), 6),
];

function inGroups<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, place) => all.slice(place * size, (place + 1) * size));
}

for (const group of groups) {
  test(`nobody meets barriers in ${group.map(({ shot }) => shot.id).join(", ")}`, async ({ page, browserErrors }) => {
    const place = { cityId: RIYADH, homeId: (await firstProperty(page, { is3DView: true })).id };
    for (const { shot, brand, language, width } of group) {
      const address = addressOf(`${brand}-${shot.country ?? "sa"}`, `/${language}${pathTo(shot, place)}`);
      expect.soft(await pageViolations(page, shot, address, width), `${address} at ${width} px`).toEqual([]);
      if (shot.isRefused) expectOnlyFailedCalls(browserErrors);
    }
  });
}

test("a barrier is told where there is one", async ({ page }) => {
  const picture = `<img src="/favicon.ico" width="40" height="40">`;
  await page.addInitScript(
    (html) => addEventListener("load", () => document.body.insertAdjacentHTML("beforeend", html)),
    picture,
  );
  const login = { id: "login", path: "/login", status: 200, deeds: [{ see: "img:not([alt])" }] };
  const faults = await pageViolations(page, login, addressOf("mabeet-sa", "/en/login"), 1280);
  expect(faults).toContainEqual(expect.stringContaining("image-alt"));
});
