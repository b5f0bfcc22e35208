import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProductProcess } from "../testing/product-process.ts";
import { productionCheckout } from "../testing/production-checkout.ts";

let checkout: ReturnType<typeof productionCheckout>;
beforeAll(() => {
  checkout = productionCheckout();
});
afterAll(() => checkout.remove());

test("the product builds, starts and serves pages without developer tools", { timeout: 300_000 }, async () => {
  const { root } = checkout;
  expect(["tools", "e2e", "node_modules/vitest"].filter((path) => existsSync(join(root, path)))).toEqual([]);
  // What `npm start` runs on the Node it found: see server/boot.mjs.
  execFileSync(process.execPath, ["server/prepare.ts"], { cwd: root });
  const product = await startProductProcess({}, { root, database: "empty" });
  try {
    const page = await fetch(`http://127.0.0.1:${product.port}/ar/chalets-home`, {
      headers: { host: "mabeet-sa.localhost" },
    });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('dir="rtl"');
  } finally {
    expect(await product.stop()).toBe(0);
  }
});
