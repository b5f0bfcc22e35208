import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../root.ts";

const LAYERS = ["api", "art", "contract", "domain", "sandbox", "seed", "server", "web"];
const FILES = ["package.json", "package-lock.json", "tsconfig.base.json", "vite.config.ts", "react-router.config.ts"];

/** Development packages without which pages and messages cannot be built, and the sandbox takes no mail. */
const BUILD_PACKAGES = [
  "@formatjs/icu-messageformat-parser",
  "@react-aria/optimize-locales-plugin",
  "@react-router/dev",
  "@tailwindcss/vite",
  "postal-mime",
  "smtp-server",
  "tailwindcss",
  "vite",
];

/** A checkout without tools/, e2e/, tests, and development packages the build does not need. */
export function productionCheckout(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "mabeet-checkout-"));
  const isShipped = (path: string) => !/\.test\.tsx?$|\/message\/compiled(\/|$)/.test(path);
  for (const name of [...LAYERS, ...FILES]) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true, filter: isShipped });
  }
  linkPackages(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

type Manifest = { devDependencies: Record<string, string> };

function linkPackages(root: string): void {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as Manifest;
  const left = Object.keys(devDependencies).filter((name) => !BUILD_PACKAGES.includes(name));
  for (const name of installedPackages().filter((name) => !left.includes(name))) {
    const link = join(root, "node_modules", name);
    mkdirSync(join(link, ".."), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), link, "junction");
  }
}

function installedPackages(): string[] {
  const folder = join(ROOT, "node_modules");
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`) : [name],
    );
}
