import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressPages } from "./build-pages.ts";
import { compressAssets } from "./compress-assets.ts";
import { fingerprint } from "./fingerprint.ts";

let root = "";
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "mabeet-parts-"));
  for (const path of ["vite.config.ts", "react-router.config.ts", "package-lock.json", "package.json"])
    write(path, "1");
  write("web/root.tsx", "1");
  write("domain/stay/day.ts", "1");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  "web/root.tsx",
  "domain/stay/day.ts",
  "web/public/fonts/a.woff2",
  "contract/cart/cart.ts",
  "vite.config.ts",
])("a change in %s asks for a new build", (path) => {
  const before = fingerprint(root);
  write(path, "2");
  expect(fingerprint(root)).not.toBe(before);
});

test.each(["api/app.ts", "web/ui/action/button.test.tsx", "domain/tsconfig.json"])(
  "a change in %s asks for none",
  (path) => {
    const before = fingerprint(root);
    write(path, "2");
    expect(fingerprint(root)).toBe(before);
  },
);

test("texts lie there compressed twice, small ones and pictures do not", async () => {
  const text = "a chalet by the sea ".repeat(200);
  write("assets/home.js", text);
  write("assets/small.js", "1");
  write("art/hero.avif", text);
  await compressAssets(root);
  expect(brotliDecompressSync(readFileSync(join(root, "assets/home.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(root, "assets/home.js.gz"))).toString()).toBe(text);
  expect(existsSync(join(root, "assets/small.js.br"))).toBe(false);
  expect(existsSync(join(root, "art/hero.avif.br"))).toBe(false);
});

test("a stop ends the compressing between two files, and leaves no half file", async () => {
  for (const name of ["a", "b"]) write(`assets/${name}.js`, "a chalet by the sea ".repeat(200));
  const stopped = new AbortController();
  stopped.abort();
  await expect(compressAssets(root, stopped.signal)).rejects.toThrow("aborted");
  expect(readdirSync(join(root, "assets"))).toEqual(["a.js", "b.js"]);
});

test("the files of a build are compressed once, and again after the next build", async () => {
  write("build/client/assets/home.js", "a chalet by the sea ".repeat(200));
  const compressed = join(root, "build/client/assets/home.js.br");
  for (const stamp of ["first", "second"]) {
    write("build/.stamp", stamp);
    await compressPages({ root });
    expect(existsSync(compressed)).toBe(true);
    rmSync(compressed);
    await compressPages({ root });
    expect(existsSync(compressed)).toBe(false);
  }
});

test("a second process leaves the compressing to the first", async () => {
  write("build/client/assets/home.js", "a chalet by the sea ".repeat(200));
  write("build/.stamp", "first");
  write("node_modules/.cache/mabeet-compress.lock", String(process.ppid));
  await compressPages({ root });
  expect(existsSync(join(root, "build/client/assets/home.js.br"))).toBe(false);
});
