import { expect, test } from "vitest";
import { inPlantedProject, type PlantedFiles, VALID_PROJECT } from "./planted-project.ts";
import { importProblems, readImports } from "./read-imports.ts";

/** For every rule one import that violates it. */
const VIOLATIONS: Record<string, PlantedFiles> = {
  "domain-imports": {
    "domain/stay/clock.ts": `import { readFileSync } from "node:fs";\nexport const clock = readFileSync;`,
  },
  "domain-test-imports": {
    "domain/stay/day.test.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nsetGuest();`,
  },
  "contract-imports": {
    "contract/guest.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nexport const Guest = setGuest;`,
  },
  "endpoints-without-zod": {
    "contract/endpoint/endpoints.ts": `import { z } from "zod";\nexport const endpoints = z;`,
  },
  "api-imports": {
    "api/cart/render.ts": `import { CartPage } from "#web/cart/cart-page.tsx";\nexport const render = CartPage;`,
  },
  "api-platform-imports": {
    "api/platform/jobs/run.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nexport const run = setGuest;`,
  },
  "api-fastify-imports": {
    "api/account/log-in.ts": `import type { FastifyRequest } from "fastify";\nexport const logIn = (request: FastifyRequest) => request;`,
  },
  "production-without-testing": {
    "api/cart/seam.ts": `import { testApp } from "#api/testing/servers/test-app.ts";\nexport const seam = testApp;`,
  },
  "web-imports": {
    "web/cart/query.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nexport const query = setGuest;`,
  },
  "web-contract-types-only": {
    "web/cart/shape.ts": `import { Cart } from "#contract/cart/cart.ts";\nexport const shape = Cart;`,
  },
  "web-without-zod": { "web/cart/form.ts": `import { z } from "zod";\nexport const form = z;` },
  "web-ui-layer": {
    "web/ui/card.tsx": `import { GuestCard } from "#web/shared/guest-card.tsx";\nexport const Card = GuestCard;`,
  },
  "web-shared-layer": {
    "web/shared/city.tsx": `import { DatePicker } from "#web/date-picker/date-picker.tsx";\nexport const City = DatePicker;`,
  },
  "web-parts-layer": {
    "web/map/pin.tsx": `import { SearchPage } from "#web/search/search-page.tsx";\nexport const Pin = SearchPage;`,
  },
  "web-hydration-layer": {
    "web/hydration/island.tsx": `import { GuestCard } from "#web/shared/guest-card.tsx";\nexport const Island = GuestCard;`,
  },
  "web-common-folders": {
    "web/lib/focus.ts": `import { Button } from "#web/ui/button.tsx";\nexport const focus = Button;`,
  },
  "web-feature-imports": {
    "web/cart/again.tsx": `import { SearchPage } from "#web/search/search-page.tsx";\nexport const Again = SearchPage;`,
  },
  "web-routes-on-top": { "web/cart/link.tsx": `import cart from "#web/routes/cart.tsx";\nexport const Link = cart;` },
  "art-imports": {
    "art/frame.ts": `import { setGuest } from "#api/cart/set-guest.ts";\nexport const frame = setGuest;`,
  },
  "sandbox-imports": { "sandbox/bank.ts": `import { Cart } from "#contract/cart/cart.ts";\nexport const bank = Cart;` },
  "seed-imports": {
    "seed/lay-in.ts": `import { startPostgres } from "#server/postgres/start-postgres.ts";\nexport const layIn = startPostgres;`,
  },
  "server-imports": { "server/serve.ts": `import { bench } from "#tools/bench.ts";\nexport const serve = bench;` },
  "sandbox-over-http": {
    "tools/partner.ts": `import { main } from "../sandbox/main.ts";\nexport const partner = main;`,
  },
  "tests-not-imported": { "api/cart/copy.test.ts": `import "./cart.test.ts";` },
  "no-index": {
    "art/index.ts": "export const all = 1;",
    "art/all.ts": `import { all } from "./index.ts";\nexport const one = all;`,
  },
  "no-cycle": {
    "art/palm.ts": `import { roof } from "./roof.ts";\nexport const palm = roof;`,
    "art/roof.ts": `import { palm } from "./palm.ts";\nexport const roof = palm;`,
  },
  resolvable: { "art/tree.ts": `import { leaf } from "./missing.ts";\nexport const tree = leaf;` },
  "for-tests-only": {
    "web/search/held-for-test.ts": "export const held = 1;",
    "web/search/probe.ts": `export { held } from "./held-for-test.ts";`,
  },
  "shipped-packages": { "api/cart/probe.ts": `import { test } from "vitest";\nexport const probe = test;` },
};

test("a valid project passes, and its imports were read", async () => {
  const { modules, violations } = await inPlantedProject(VALID_PROJECT, readImports);
  expect(violations).toEqual([]);
  expect(modules.filter(({ dependencies }) => dependencies.length > 0).length).toBeGreaterThan(12);
});

/** One project holds all violations, because reading a project takes most of the time. */
const planted = inPlantedProject(Object.assign({ ...VALID_PROJECT }, ...Object.values(VIOLATIONS)), readImports);

test("every rule has a planted violation", async () => {
  const { rules } = await planted;
  expect(Object.keys(VIOLATIONS).toSorted()).toEqual(rules.toSorted());
});

test.each(Object.entries(VIOLATIONS))("a violation of %s is found", async (name, files) => {
  const { violations } = await planted;
  const found = violations.filter(({ rule }) => rule.name === name);
  expect(found.map(({ from }) => from).filter((from) => from in files)).not.toEqual([]);
});

test("a check that read no import fails", async () => {
  const imports = await inPlantedProject({ "domain/day.ts": "export const day = 1;" }, readImports);
  expect(importProblems(imports)).toHaveLength(1);
});
