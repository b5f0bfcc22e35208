import type { Page } from "@playwright/test";
import { pagePath } from "#domain/page/page-addresses.ts";
import { addressOf } from "../steps/address.ts";
import { wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { becomeMember, logInHere } from "../steps/member.ts";
import { desktop, freeProperties, phone, stayQuery } from "../steps/property.ts";
import { collectBrowserErrors, expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 150_000 });

for (const { title, ...variant } of journeyVariants("a member goes on with another device where they left off")) {
  const { site, language, isPhone } = variant;
  const { recent: words } = wordsOf(language).details;

  test(title, async ({ browser, page }) => {
    const ids = (await freeProperties(page, {}, site)).map(({ id }) => id);
    const [first = 0, second = 0, third = 0] = ids;
    await page.setViewportSize(isPhone ? phone : desktop);
    const { email } = await becomeMember(page, site);
    await view(page, variant, first);
    await expect(row(page, variant)).toHaveCount(0);
    await view(page, variant, second);
    await expect(homes(page, variant)).toHaveCount(1);

    // The other device is of the other kind: a desktop for a phone.
    const other = await (await browser.newContext({ viewport: isPhone ? desktop : phone })).newPage();
    const errors = collectBrowserErrors(other);
    await logInHere(other, site, email);
    const away = { ...variant, isPhone: !isPhone };
    await view(other, away, third);
    await expect(homes(other, away)).toHaveCount(2);
    expect(await shownIds(other, away)).toEqual([second, first]);

    await view(page, variant, first);
    await expect.poll(() => shownIds(page, variant)).toEqual([third, second]);
    await row(page, variant).getByRole("button", { name: words.clearLabel }).click();
    await expect(page.getByText(words.cleared)).toBeFocused();

    await other.reload({ waitUntil: "domcontentloaded" });
    await hydrate(other);
    await expect(row(other, away)).toHaveCount(0);
    expect(errors).toEqual([]);
    await other.context().close();
  });
}

/** Opens the page of a home, touches it, and waits until the account knows. */
async function view(page: Page, { site, language, isPhone }: Variant, id: number): Promise<void> {
  const path = pagePath("property", isPhone ? "mobile" : "desktop", { propertyId: String(id) });
  const synced = page.waitForResponse((answer) => answer.url().endsWith("/api/account/recent-property"));
  await page.goto(addressOf(site, `/${language}${path}?${stayQuery}`), { waitUntil: "domcontentloaded" });
  await hydrate(page);
  expect((await synced).status()).toBe(200);
}

function row(page: Page, { language }: Variant) {
  return page.getByRole("region", { name: wordsOf(language).details.recent.title });
}

function homes(page: Page, variant: Variant) {
  return row(page, variant).getByRole("link");
}

async function shownIds(page: Page, variant: Variant): Promise<number[]> {
  const links = await homes(page, variant).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.map((href) => Number(/\/(\d+)\?/.exec(href)?.[1]));
}
