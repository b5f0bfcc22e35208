import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** What cookies do not cover. A tab's session storage ends with its page. */
const STORAGE = "local_storage,indexeddb,cache_storage,service_workers";

/**
 * One browser context per set of options, kept by a worker for all its tests. A new context would load and compile every
 * script again, which costs a fifth of a page load. Each test gets it without pages, cookies, storage and permissions.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #shared = new Map<string, { context: BrowserContext; origins: Set<string> }>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const known = this.#shared.get(key);
    if (known) return known.context;
    const context = await this.#browser.newContext(options);
    const origins = new Set<string>();
    context.on("page", (page) => collectOrigins(page, origins));
    this.#shared.set(key, { context, origins });
    return context;
  }

  /** Leaves nothing of a test behind but what the browser has cached. */
  async reset(context: BrowserContext): Promise<void> {
    const origins = [...this.#shared.values()].find((shared) => shared.context === context)?.origins ?? new Set();
    const [page] = context.pages();
    await clearStorage(page ?? (await context.newPage()), [...origins]);
    origins.clear();
    await Promise.all(context.pages().map((each) => each.close()));
    await context.unrouteAll();
    await context.clearCookies();
    await context.clearPermissions();
    await context.setGeolocation(null);
    await context.setOffline(false);
  }

  async close(): Promise<void> {
    for (const { context } of this.#shared.values()) await context.close();
  }
}

function collectOrigins(page: Page, origins: Set<string>): void {
  page.on("framenavigated", (frame) => {
    if (frame.url().startsWith("http")) origins.add(new URL(frame.url()).origin);
  });
}

async function clearStorage(page: Page, origins: readonly string[]): Promise<void> {
  // A page could write again while it unloads.
  await page.goto("about:blank");
  const session = await page.context().newCDPSession(page);
  for (const origin of origins) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: STORAGE });
}
