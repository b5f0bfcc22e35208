import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "#server/error/start-error.ts";

const run = promisify(execFile);

/** The headless build comes first: a browser test takes a fifth less time in it. */
const PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Features of Chromium's window that are web pages themselves: they are invisible in tests and cost a second per test.
 * Only the last list of this kind counts, so Playwright's own list is repeated.
 */
const UNSEEN = [
  ...["InitialWebUI", "PreloadTopChromeWebUI", "WebUIReloadButton", "WebUIToolbar"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup", "AimEnabled"],
  ...["HttpsUpgrades", "LensOverlay", "MediaRouter", "OptimizationHints", "PaintHolding", "PreconnectToSearch"],
];

/** The flags for a headless Chromium as root in a small container, without calls to its vendor. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${UNSEEN.join()}`,
];

/** The browser of the tests: the one of the setting, else an installed one, else Debian's if it can be installed. */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new StartError(`CHROMIUM_PATH is ${named}, but this file does not exist: correct or unset it.`);
  }
  const here = [...PATHS, ...playwrightBrowsers()].find((path) => existsSync(path));
  return here ?? installChromium();
}

/** Browsers that `npx playwright install` has installed, the newest first. */
function playwrightBrowsers(): string[] {
  const cache = join(homedir(), ".cache/ms-playwright");
  if (!existsSync(cache)) return [];
  const folders = readdirSync(cache).filter((name) => name.startsWith("chromium-"));
  return folders.toReversed().map((name) => join(cache, name, "chrome-linux/chrome"));
}

async function installChromium(): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new StartError("The browser tests need Chromium: install it, or set CHROMIUM_PATH=/path/to/chromium.");
  }
  console.log("Installing Chromium for the browser tests (apt-get install).");
  await aptGet("update", "-qq");
  for (const name of ["chromium-headless-shell", "chromium"]) {
    if (await aptGet("install", "-y", "-qq", "--no-install-recommends", name)) return `/usr/bin/${name}`;
  }
  throw new StartError(
    "apt-get could not install Chromium: install it yourself, or set CHROMIUM_PATH=/path/to/chromium.",
  );
}

/** Whether a package is available; older Debians do not have every package. */
async function aptGet(...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return run("apt-get", args, { env, maxBuffer: 1 << 26 }).then(
    () => true,
    () => false,
  );
}
