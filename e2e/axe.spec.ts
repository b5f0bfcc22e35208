import { pathTo, shotPages } from "#tools/shots/pages.ts";
import { addressOf } from "./address.ts";
import { dealt } from "./axe-variants.ts";
import { firstHome, RIYADH } from "./details-screen.ts";
import { faultsOfPage } from "./faults-of-page.ts";
import { expect, test } from "./guest.ts";
import { expectOnlyFailedCalls } from "./results-screen.ts";

test.describe.configure({ timeout: 120_000 });

/** Each page and each state of the gallery once, its variant dealt in turn; `npm run bench:axe` looks at all of them. */
const looks = shotPages.filter(({ id }) => id !== "gallery").map((shot, place) => ({ shot, ...dealt(place) }));
type Look = (typeof looks)[number];
const isStory = ({ shot }: Look) => shot.id.startsWith("gallery-");
const isBooking = ({ shot }: Look) => shot.part === "booking";

/** Small states share a window, which takes longer to open than they take to look at; so do the steps of a booking. */
const handfuls = [
  ...looks.filter((look) => !isStory(look) && !isBooking(look)).map((page) => [page]),
  ...inHandfuls(looks.filter(isBooking), 4),
  ...inHandfuls(looks.filter(isStory), 6),
];

function inHandfuls<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, place) => all.slice(place * size, (place + 1) * size));
}

for (const handful of handfuls) {
  test(`nobody meets barriers in ${handful.map(({ shot }) => shot.id).join(", ")}`, async ({ page, complaints }) => {
    const place = { cityId: RIYADH, homeId: (await firstHome(page, { is3DView: true })).id };
    for (const { shot, brand, language, width } of handful) {
      const address = addressOf(`${brand}-${shot.country ?? "sa"}`, `/${language}${pathTo(shot, place)}`);
      expect.soft(await faultsOfPage(page, shot, address, width), `${address} at ${width} px`).toEqual([]);
      if (shot.isRefused) expectOnlyFailedCalls(complaints);
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
  const faults = await faultsOfPage(page, login, addressOf("mabeet-sa", "/en/login"), 1280);
  expect(faults).toContainEqual(expect.stringContaining("image-alt"));
});
