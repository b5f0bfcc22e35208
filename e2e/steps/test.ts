import { test as base, expect, type Page } from "@playwright/test";
import { addressOf } from "./address.ts";
import { hydrate } from "./hydrate.ts";
import { SharedContexts } from "./shared-context.ts";

type Fixtures = {
  /** Opens a page of a site: `visit("mabeet-sa", "/ar/chalets-home")`. */
  visit: (site: string, path: string) => Promise<void>;
  /** Console errors, thrown errors and policy violations so far. */
  browserErrors: string[];
  /** The consent given before the first page; `null` when the guest has not answered yet. */
  consent: "all" | "necessary" | null;
  /** Gives the test a context of its own, for what a shared one cannot undo, such as a fake clock. */
  ownContext: boolean;
};
type WorkerFixtures = { sharedContexts: SharedContexts };

/** A page whose browser errors are collected; a test that leaves any fails. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedContexts: [
    async ({ browser }, use) => {
      const contexts = new SharedContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: "worker" },
  ],
  ownContext: [false, { option: true }],
  context: async (
    { browser, sharedContexts, ownContext, contextOptions, viewport, hasTouch, isMobile, javaScriptEnabled },
    use,
  ) => {
    const options = { ...contextOptions, viewport, hasTouch, isMobile, javaScriptEnabled };
    const context = await (ownContext ? browser.newContext(options) : sharedContexts.open(options));
    await use(context);
    await (ownContext ? context.close() : sharedContexts.reset(context));
  },
  browserErrors: [
    async ({ page }, use) => {
      const browserErrors = collectBrowserErrors(page);
      await use(browserErrors);
      expect(browserErrors, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
  consent: ["necessary", { option: true }],
  visit: async ({ page, consent }, use) => {
    await use(async (site, path) => {
      const cookie = { name: "consent", value: consent ?? "", url: addressOf(site, "/") };
      if (consent) await page.context().addCookies([cookie]);
      // A journey does not wait for all pictures; it waits for what it checks.
      await page.goto(addressOf(site, path), { waitUntil: "domcontentloaded" });
      await hydrate(page);
    });
  },
});

/** Chromium also logs a 404 of the document itself as an error; that one is expected. */
export function collectBrowserErrors(page: Page): string[] {
  const browserErrors: string[] = [];
  page.on("pageerror", (error) => browserErrors.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    const isOwnStatus = message.text().startsWith("Failed to load resource") && message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !isOwnStatus && !isOfDriver(message.text()))
      browserErrors.push(`${message.type()}: ${message.text()}`);
  });
  return browserErrors;
}

/** Chromium without a graphics card warns about slow readbacks, and Playwright about the worker that it blocks. */
function isOfDriver(text: string): boolean {
  return text.includes("GL Driver Message") || text.includes("registration blocked by Playwright");
}

export { expect };
