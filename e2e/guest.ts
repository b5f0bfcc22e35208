import { test as base, expect, type Page } from "@playwright/test";
import { addressOf } from "./address.ts";
import { wake } from "./wake.ts";

type Guest = {
  /** Opens a page of a site: `visit("mabeet-sa", "/ar/chalets-home")`. */
  visit: (site: string, path: string) => Promise<void>;
  /** What the browser complained about so far: console errors, thrown errors, policy violations. */
  complaints: string[];
  /** What the guest has answered to the question about privacy before the first page; `null` when it is still open. */
  consent: "all" | "necessary" | null;
};

/** A guest with a browser that remembers every complaint; at the end there must be none. */
export const test = base.extend<Guest>({
  complaints: [
    async ({ page }, use) => {
      const complaints = listen(page);
      await use(complaints);
      expect(complaints, "the browser complained").toEqual([]);
    },
    { auto: true },
  ],
  consent: ["necessary", { option: true }],
  visit: async ({ page, consent }, use) => {
    await use(async (site, path) => {
      const cookie = { name: "consent", value: consent ?? "", url: addressOf(site, "/") };
      if (consent) await page.context().addCookies([cookie]);
      // A page is there before its last picture is drawn; what a journey wants to see it waits for.
      await page.goto(addressOf(site, path), { waitUntil: "domcontentloaded" });
      await wake(page);
    });
  },
});

/** A 404 page is also reported by Chromium as a console error of the document itself; that one is expected. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    const isOwnStatus = message.text().startsWith("Failed to load resource") && message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !isOwnStatus && !isOfDriver(message.text()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}

/** A browser without a graphics card tells how slowly it copies what was drawn; no page can help it. */
function isOfDriver(text: string): boolean {
  return text.includes("GL Driver Message");
}

export { expect };
