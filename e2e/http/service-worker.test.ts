import { expect, test } from "vitest";
import type { WorkerPlan } from "#web/service-worker/worker.ts";
import { newVisitor } from "./visitor.ts";

test.each(["mabeet-sa", "tajawal-ae"])("the service worker of %s can store all that it names", async (site) => {
  const { ask } = newVisitor(site);
  const worker = await ask({ path: "/sw.js" });
  const plan = JSON.parse(/\)\(self,(\{.*\})\)$/s.exec(worker.html)?.[1] ?? "null") as WorkerPlan;
  const statuses = await Promise.all(plan.files.map(async (path) => (await ask({ path })).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const path of Object.values(plan.pages)) {
    const page = await newVisitor(site).ask({ path });
    expect(page.status).toBe(200);
    const scripts = page.html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    expect(scripts.filter((script) => !plan.files.includes(script))).toEqual([]);
  }
});
