import { resolve } from "node:path";
import { expect, test } from "vitest";
import { arrowProblems, cruiseHouse } from "./arrows.ts";
import { inHouse, type Planted, SOUND } from "./planted-house.ts";

const house = resolve(import.meta.dirname, "../..");

/** For every wall one import that must not pass. */
const BREACHES: Record<string, Planted> = {
  "domain-alone": {
    "domain/stay/clock.ts": `import { readFileSync } from "node:fs";\nexport const clock = readFileSync;`,
  },
  "domain-tests": { "domain/stay/day.test.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nsetGuest();` },
  "contract-domain-zod": {
    "contract/guest.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nexport const Guest = setGuest;`,
  },
  "endpoints-without-zod": { "contract/endpoints.ts": `import { z } from "zod";\nexport const endpoints = z;` },
  "api-arrows": {
    "api/cart/render.ts": `import { CartPage } from "#web/cart/cart-page.tsx";\nexport const render = CartPage;`,
  },
  "api-platform-alone": {
    "api/platform/jobs/run.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nexport const run = setGuest;`,
  },
  "api-test-arrows": {
    "api/testing/browser.ts": `import { book } from "../../e2e/book.ts";\nexport const browser = book;`,
  },
  "api-ships-no-harness": {
    "api/cart/seam.ts": `import { testApp } from "#api/testing/test-app.ts";\nexport const seam = testApp;`,
  },
  "web-arrows": {
    "web/cart/query.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nexport const query = setGuest;`,
  },
  "web-contract-types-only": {
    "web/cart/shape.ts": `import { Cart } from "#contract/cart.ts";\nexport const shape = Cart;`,
  },
  "web-without-zod": { "web/cart/form.ts": `import { z } from "zod";\nexport const form = z;` },
  "web-ui-layer": {
    "web/ui/card.tsx": `import { GuestCard } from "#web/shared/guest-card.tsx";\nexport const Card = GuestCard;`,
  },
  "web-shared-layer": {
    "web/shared/bar.tsx": `import { CartPage } from "#web/cart/cart-page.tsx";\nexport const Bar = CartPage;`,
  },
  "web-hydration-layer": {
    "web/hydration/island.tsx": `import { GuestCard } from "#web/shared/guest-card.tsx";\nexport const Island = GuestCard;`,
  },
  "web-beside-layer": {
    "web/lib/focus.ts": `import { Button } from "#web/ui/button.tsx";\nexport const focus = Button;`,
  },
  "web-feature-alone": {
    "web/cart/again.tsx": `import { SearchPage } from "#web/search/search-page.tsx";\nexport const Again = SearchPage;`,
  },
  "web-routes-on-top": { "web/cart/link.tsx": `import cart from "#web/routes/cart.tsx";\nexport const Link = cart;` },
  "art-domain": {
    "art/frame.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nexport const frame = setGuest;`,
  },
  "sandbox-domain": { "sandbox/bank.ts": `import { Cart } from "#contract/cart.ts";\nexport const bank = Cart;` },
  "seed-imports": {
    "seed/lay-in.ts": `import { startPostgres } from "#server/postgres/start-postgres.ts";\nexport const layIn = startPostgres;`,
  },
  "server-imports": { "server/serve.ts": `import { bench } from "#tools/bench.ts";\nexport const serve = bench;` },
  "sandbox-outside": { "tools/partner.ts": `import { main } from "../sandbox/main.ts";\nexport const partner = main;` },
  "tests-stay-tests": { "api/cart/copy.test.ts": `import "./cart.test.ts";` },
  "no-index": {
    "art/index.ts": "export const all = 1;",
    "art/all.ts": `import { all } from "./index.ts";\nexport const one = all;`,
  },
  "no-cycle": {
    "art/wall.ts": `import { roof } from "./roof.ts";\nexport const wall = roof;`,
    "art/roof.ts": `import { wall } from "./wall.ts";\nexport const roof = wall;`,
  },
  resolvable: { "art/door.ts": `import { key } from "./lost-key.ts";\nexport const door = key;` },
  "for-tests-alone": {
    "web/search/held-for-test.ts": "export const held = 1;",
    "web/search/probe.ts": `export { held } from "./held-for-test.ts";`,
  },
  "shipped-packages": { "api/cart/probe.ts": `import { test } from "vitest";\nexport const probe = test;` },
};

test("a sound house passes, and its imports were really read", async () => {
  const { modules, breaches } = await inHouse(SOUND, cruiseHouse);
  expect(breaches).toEqual([]);
  expect(modules).toBeGreaterThan(12);
});

test("every wall has a breach to try it", async () => {
  const { rules } = await cruiseHouse(house);
  expect(Object.keys(BREACHES).toSorted()).toEqual(rules.toSorted());
});

test.each(Object.entries(BREACHES))("a breach of %s is red", async (wall, planted) => {
  const { breaches } = await inHouse({ ...SOUND, ...planted }, cruiseHouse);
  const seen = breaches.filter(({ rule }) => rule.name === wall);
  expect(seen.map(({ from }) => from).filter((from) => from in planted)).not.toEqual([]);
});

test("rules that read nothing do not pass for green", async () => {
  expect(await inHouse({ "domain/day.ts": "export const day = 1;" }, arrowProblems)).toHaveLength(1);
});
