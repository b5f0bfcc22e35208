import { pathTo, shotPages } from "#tools/shots/pages.ts";
import { addressOf } from "./address.ts";
import { dealt } from "./axe-variants.ts";
import { firstHome, RIYADH } from "./details-screen.ts";
import { faultsOfPage } from "./faults-of-page.ts";
import { expect, test } from "./guest.ts";

/** Each page and each state of the gallery once, its variant dealt in turn; `npm run bench:axe` looks at all of them. */
for (const [place, shot] of shotPages.entries()) {
  const { id } = shot;
  const { brand, language, width } = dealt(place);
  test(`${id} has no barriers (${brand}, ${language}, ${width} px)`, async ({ page }) => {
    // The gallery holds every story four times.
    test.slow(id === "gallery");
    const path = pathTo(shot, { cityId: RIYADH, homeId: (await firstHome(page, { is3DView: true })).id });
    expect(await faultsOfPage(page, addressOf(`${brand}-sa`, `/${language}${path}`), width)).toEqual([]);
  });
}
