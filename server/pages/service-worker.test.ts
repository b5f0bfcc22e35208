import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { builtFiles } from "./built-pages.ts";
import { serviceWorker } from "./service-worker.ts";
import { MODULES, workerPlan } from "./worker-plan.ts";

const folder = mkdtempSync(join(tmpdir(), "worker-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build in which every module has a file of its own, and the shell imports a shared one with styles. */
function buildWith(serverText: string) {
  const built = builtFiles(folder);
  const [entry = "", ...others] = MODULES;
  const chunks = {
    [entry]: { file: "assets/entry.js", imports: ["_shared"] },
    ...Object.fromEntries(others.map((module, index) => [`${module}?route`, { file: `assets/${index}.js` }])),
    _shared: { file: "assets/shared.js", css: ["assets/shell.css"], imports: [entry] },
    "web/map/map.tsx": { file: "assets/map.js" },
  };
  for (const file of Object.values(built)) mkdirSync(dirname(file), { recursive: true });
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  writeFileSync(join(folder, "client/assets/manifest-1.js"), "");
  writeFileSync(built.manifest, JSON.stringify(chunks));
  writeFileSync(built.build, serverText);
  return built;
}

test("the worker stores the files of its page with what they import, and no others", () => {
  const { files, pages } = workerPlan(buildWith("release"));
  expect(files).toEqual(
    expect.arrayContaining(["/assets/entry.js", "/assets/shared.js", "/assets/shell.css", "/assets/manifest-1.js"]),
  );
  expect(files.some((file) => file.endsWith(".woff2"))).toBe(true);
  expect(files).not.toContain("/assets/map.js");
  expect(pages).toEqual({ ar: "/ar/offline", en: "/en/offline" });
});

test("each release has a cache of its own, also when no script has changed", () => {
  const [one, same, other] = ["release 1", "release 1", "release 2"].map((text) => workerPlan(buildWith(text)).cache);
  expect([one === same, one === other]).toEqual([true, false]);
});

test("a browser asks for the worker with each visit, and the worker may call this origin alone", async () => {
  const app = fastify();
  await app.register(serviceWorker, { files: buildWith("release") });
  const { statusCode, headers, body } = await app.inject("/sw.js");
  expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
    200,
    "text/javascript; charset=utf-8",
    "no-cache",
  ]);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
  // The text is a whole script: it starts with its own function and names nothing outside.
  expect(() => new Function("self", body)).not.toThrow();
  await app.close();
});
