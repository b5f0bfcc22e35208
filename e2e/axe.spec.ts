import { pathTo, shotPages } from "#tools/shots/pages.ts";
import { addressOf } from "./address.ts";
import { dealt } from "./axe-variants.ts";
import { firstHome, RIYADH } from "./details-screen.ts";
import { faultsOfPage } from "./faults-of-page.ts";
import { expect, test } from "./guest.ts";

/** Each page and each state of the gallery once, its variant dealt in turn; `npm run bench:axe` looks at all of them. */
const looks = shotPages.filter(({ id }) => id !== "gallery").map((shot, place) => ({ shot, ...dealt(place) }));
const isState = ({ shot }: (typeof looks)[number]) => shot.id.startsWith("gallery-");

/** Small states share a window, which takes longer to open than they take to look at. */
const HANDFUL = 6;
const handfuls = [
  ...looks.filter((look) => !isState(look)).map((page) => [page]),
  ...inHandfuls(looks.filter(isState)),
];

function inHandfuls<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / HANDFUL);
  return Array.from({ length: count }, (_, place) => all.slice(place * HANDFUL, (place + 1) * HANDFUL));
}

for (const handful of handfuls) {
  test(`nobody meets barriers in ${handful.map(({ shot }) => shot.id).join(", ")}`, async ({ page }) => {
    const place = { cityId: RIYADH, homeId: (await firstHome(page, { is3DView: true })).id };
    for (const { shot, brand, language, width } of handful) {
      const address = addressOf(`${brand}-sa`, `/${language}${pathTo(shot, place)}`);
      expect.soft(await faultsOfPage(page, address, width), `${address} at ${width} px`).toEqual([]);
    }
  });
}
