import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { overlayStories, pathTo, shotPages } from "#tools/shots/pages.ts";
import type { ShotPage } from "#tools/shots/shot-page.ts";
import { storyIds } from "#web/gallery/story-ids.ts";
import { addressOf } from "../steps/address.ts";
import { firstProperty, RIYADH } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";
import { variantAt } from "./axe-variants.ts";
import { journeyChecks } from "./journey-checks.ts";
import { pageViolations } from "./page-violations.ts";

test.describe.configure({ timeout: 600_000 });

const MAX_PAGES_PER_TEST = 14;
const STORIES_PER_PAGE = 6;
const PROPERTY = "/chalet/details/{property}?{stay}";

/** Stories that leave the page as it is share a page. */
const sharedStories = storyIds.filter((id) => !overlayStories.has(id));
const sharedShots = new Set<string>(sharedStories.map((id) => `gallery-${id}`));
const galleryPages = inChunks(sharedStories, STORIES_PER_PAGE).map(
  (group): ShotPage => ({ id: `gallery-${group.join("-")}`, path: `/gallery/${group.join()}`, status: 200 }),
);
const checkedPages: ShotPage[] = [
  ...shotPages.filter(({ id }) => id !== "gallery" && !sharedShots.has(id) && !journeyChecks.has(id)),
  ...galleryPages,
  { id: "property-own-reviews", path: `${PROPERTY}&modals=MABEET_REVIEWS_MODAL`, status: 200 },
];

/** Each page is checked in one variant, and stories of the gallery in groups; `npm run bench:axe` checks all variants. */
const checks = checkedPages.map((shot, position) => ({
  shot,
  ...variantAt(position),
  ...(shot.brand && { brand: shot.brand }),
  // Paper is wider than a phone.
  ...(shot.isPrinted && { width: 960 }),
}));
type Check = (typeof checks)[number];

/** Pages of one site and language share a test, so that most of them are reached without loading a document. */
const siteOf = ({ shot, brand }: Check) => `${brand}-${shot.country ?? "sa"}`;
const bySite = Map.groupBy(checks, (check) => `${siteOf(check)} ${check.language}`);
const tests = [...bySite.values()].flatMap((group) => inChunks(group, MAX_PAGES_PER_TEST));

function inChunks<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}

for (const group of tests) {
  test(`axe finds nothing in ${group.map(({ shot }) => shot.id).join(", ")}`, async ({ page, browserErrors }) => {
    const subject = { cityId: RIYADH, propertyId: (await firstProperty(page, { is3DView: true })).id };
    for (const check of group) {
      const { shot, language, width } = check;
      const address = addressOf(siteOf(check), `/${language}${pathTo(shot, subject)}`);
      expect.soft(await pageViolations(page, shot, { address, width }), `${address} at ${width} px`).toEqual([]);
    }
    // Calls that are refused and pictures that are preloaded for the first page are the subject of journeys.
    expectOnlyFailedCalls(browserErrors.splice(0).filter((text) => !text.includes("was preloaded")));
  });
}

test("every state that is left to the journeys is checked by one", () => {
  const folder = join(import.meta.dirname, "..");
  const journeys = globSync("*/*.spec.ts", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
  const checked = journeys.flatMap((text) => [...text.matchAll(/expectAccessible\(([^;]*)\);/g)].map(([call]) => call));
  expect([...journeyChecks].filter((state) => !checked.some((call) => call.includes(`"${state}"`)))).toEqual([]);
});

test("a violation is reported", async ({ page }) => {
  const picture = `<img src="/favicon.ico" width="40" height="40">`;
  await page.addInitScript(
    (html) => addEventListener("load", () => document.body.insertAdjacentHTML("beforeend", html)),
    picture,
  );
  const login = { id: "login", path: "/login", status: 200, actions: [{ waitFor: "img:not([alt])" }] };
  const violations = await pageViolations(page, login, { address: addressOf("mabeet-sa", "/en/login"), width: 1280 });
  expect(violations).toContainEqual(expect.stringContaining("image-alt"));
});
