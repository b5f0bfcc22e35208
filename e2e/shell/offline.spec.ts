import type { Page } from "@playwright/test";
import { addressOf, directAddress } from "../steps/address.ts";
import { wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { becomeMember } from "../steps/member.ts";
import { phone } from "../steps/property.ts";
import { expectOnlyFailedCalls } from "../steps/results.ts";
import { expect, test } from "../steps/test.ts";

// A context of its own, because only these journeys have a worker.
test.use({ ownContext: true, serviceWorkers: "allow", viewport: phone });

const { offline: words } = wordsOf("ar");
const RESULTS = "/ar/mweb/chalets/search?cityId=5";

test("after one visit a guest without a connection finds the last results and saved homes, and goes on where they were", async ({
  page,
  visit,
  context,
  browserErrors,
}) => {
  await visit("mabeet-sa", RESULTS);
  await page.getByRole("button", { name: /^حفظ / }).first().click();
  const name = await page.getByRole("article").first().getByRole("heading").innerText();
  await workerReady(page);
  await storedHere(page);

  await test.step("a press on a card says why nothing opens, and offers what is kept", async () => {
    await context.setOffline(true);
    await page.getByRole("article").first().getByRole("link").first().click();
    await page.getByRole("button", { name: words.see }).click();
    await expect(page).toHaveURL(/\/ar\/offline$/);
    await expect(homes(page, words.saved)).toHaveText(new RegExp(name));
    await expect(homes(page, words.results({ city: "الرياض" })).first()).toContainText(name);
  });

  await test.step("a page that is opened leads there too, and back once there is a connection", async () => {
    await page.goto(addressOf("mabeet-sa", "/ar/help"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("لا يوجد اتصال بالإنترنت");
    await expect(homes(page, words.saved)).toHaveText(new RegExp(name));
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/ar\/help$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("لا يوجد اتصال بالإنترنت");
  });

  await test.step("no form and no call is answered in place of the server", async () => {
    await context.setOffline(true);
    const sent = await page.evaluate(async () => {
      const send = (path: string, method: string) =>
        fetch(path, { method }).then(
          () => "answered",
          () => "failed",
        );
      return [await send("/consent", "POST"), await send("/api/system/currency/list", "GET")];
    });
    expect(sent).toEqual(["failed", "failed"]);
    await context.setOffline(false);
  });
  expectOnlyFailedCalls(browserErrors);
});

test("a log-out leaves nothing of the guest at the browser, and no worker", async ({ page, visit }) => {
  await becomeMember(page, "mabeet-sa");
  await visit("mabeet-sa", RESULTS);
  await workerReady(page);
  await storedHere(page);
  await page.goto(addressOf("mabeet-sa", "/ar/account"), { waitUntil: "domcontentloaded" });
  await hydrate(page);
  await page
    .getByRole("main")
    .getByRole("button", { name: wordsOf("ar").account.logOut })
    .click();
  await expect(page).not.toHaveURL(/account/);
  const left = await page.evaluate(async () => ({
    stored: localStorage.getItem("OFFLINE_STORE"),
    recent: localStorage.getItem("RECENT_HOMES"),
    caches: await caches.keys(),
  }));
  expect(left).toEqual({ stored: null, recent: null, caches: [] });
});

test("a new release takes over within one visit, and deletes what the one before stored", async ({
  page,
  visit,
  context,
}) => {
  await context.route("**/sw.js", async (route) => {
    const { url, headers } = directAddress("mabeet-sa", "/sw.js");
    const worker = await (await page.request.get(url, { headers })).text();
    await route.fulfill({ contentType: "text/javascript", body: worker.replace(/offline-\w{16}/, "offline-before") });
  });
  await visit("mabeet-sa", "/ar/help");
  await workerReady(page);
  expect(await cacheNames(page)).toEqual(["offline-before"]);
  await context.unroute("**/sw.js");
  await page.reload({ waitUntil: "domcontentloaded" });
  await hydrate(page);
  await expect.poll(() => cacheNames(page)).toEqual([expect.stringMatching(/^offline-[0-9a-f]{16}$/)]);
});

/** The worker is installed and answers this page. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function storedHere(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem("OFFLINE_STORE") !== null);
}

function homes(page: Page, name: string) {
  return page.getByRole("region", { name }).getByRole("listitem");
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
