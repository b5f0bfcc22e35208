import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** The text of each file by its path. */
export type PlantedFiles = Record<string, string>;

const MANIFEST = resolve(import.meta.dirname, "../../package.json");

/** Packages a planted file may import; empty ones, so that nothing of the real node_modules is read. */
const PACKAGES: PlantedFiles = {
  "node_modules/zod/package.json": `{ "name": "zod", "version": "1.0.0", "main": "main.js" }`,
  "node_modules/zod/main.js": "export const z = {};",
  "node_modules/fastify/package.json": `{ "name": "fastify", "version": "1.0.0", "main": "main.js" }`,
  "node_modules/fastify/main.js": "export const fastify = {};",
  "node_modules/vitest/package.json": `{ "name": "vitest", "version": "1.0.0", "main": "main.js" }`,
  "node_modules/vitest/main.js": "export const test = {};",
};

/** A small project that violates no rule, with one import for every allowed direction. */
export const VALID_PROJECT: PlantedFiles = {
  "domain/stay/day.ts": "export type Day = string;\nexport const FIRST = 1;",
  "domain/stay/stay.ts": `import { FIRST } from "./day.ts";\nexport const nights = FIRST;`,
  "domain/stay/stay.test.ts": `import { test } from "vitest";\nimport { nights } from "./stay.ts";\ntest(nights);`,
  "contract/endpoint/endpoints.ts": "export const endpoints = {};",
  "contract/cart/cart.ts": `import { z } from "zod";\nimport { nights } from "#domain/stay/stay.ts";\nexport const Cart = [z, nights];`,
  "api/testing/servers/test-app.ts": `import { test } from "vitest";\nexport const testApp = test;`,
  "api/cart/set-guest.ts": `import { Cart } from "#contract/cart/cart.ts";\nexport const setGuest = Cart;`,
  "api/cart/cart.routes.ts": `import type { FastifyRequest } from "fastify";\nimport { setGuest } from "./set-guest.ts";\nexport const routes = (request: FastifyRequest) => [request, setGuest];`,
  "api/cart/cart.test.ts": `import { testApp } from "#api/testing/servers/test-app.ts";\nimport { setGuest } from "./set-guest.ts";\nsetGuest(testApp);`,
  "web/lib/api/call-endpoint.ts": `import { endpoints } from "#contract/endpoint/endpoints.ts";\nimport type { Cart } from "#contract/cart/cart.ts";\nexport const callApi = (cart: typeof Cart) => [endpoints, cart];`,
  "web/i18n/messages.ts": "export const t = {};",
  "web/ui/button.tsx": `import { t } from "#web/i18n/messages.ts";\nexport const Button = t;`,
  "web/shared/guest-card.tsx": `import { Button } from "#web/ui/button.tsx";\nexport const GuestCard = Button;`,
  "web/date-picker/date-picker.tsx": `import { GuestCard } from "#web/shared/guest-card.tsx";\nexport const DatePicker = GuestCard;`,
  "web/search-box/search-box.tsx": `import { DatePicker } from "#web/date-picker/date-picker.tsx";\nexport const SearchBox = DatePicker;`,
  "web/cart/cart-page.tsx": `import { SearchBox } from "#web/search-box/search-box.tsx";\nimport { GuestCard } from "#web/shared/guest-card.tsx";\nexport const CartPage = [GuestCard, SearchBox];`,
  "web/search/search-page.tsx": `import { callApi } from "#web/lib/api/call-endpoint.ts";\nexport const SearchPage = callApi;`,
  "web/routes/cart.tsx": `import { CartPage } from "#web/cart/cart-page.tsx";\nimport { SearchPage } from "#web/search/search-page.tsx";\nexport default [CartPage, SearchPage];`,
  "art/scene.ts": `import { nights } from "#domain/stay/stay.ts";\nexport const scene = nights;`,
  "sandbox/main.ts": `import { nights } from "#domain/stay/stay.ts";\nexport const main = nights;`,
  "server/postgres/start-postgres.ts": "export const startPostgres = {};",
  "tools/bench.ts": `import { startPostgres } from "#server/postgres/start-postgres.ts";\nexport const bench = startPostgres;`,
  "e2e/book.ts": `import { startPostgres } from "#server/postgres/start-postgres.ts";\nexport const book = startPostgres;`,
};

/** Writes the files into a temporary folder, runs the check on it, and removes the folder. */
export async function inPlantedProject<Result>(
  files: PlantedFiles,
  check: (root: string) => Promise<Result> | Result,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), "mabeet-planted-"));
  const { imports, dependencies } = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const own = {
    "package.json": JSON.stringify({ type: "module", imports, dependencies, devDependencies: { vitest: "1" } }),
  };
  try {
    for (const [path, text] of Object.entries({ ...own, ...PACKAGES, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return await check(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
