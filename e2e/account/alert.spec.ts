import { pagePath } from "#domain/page/page-addresses.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { violationsOf } from "../accessibility/page-violations.ts";
import { newVisitor } from "../http/visitor.ts";
import { directAddress } from "../steps/address.ts";
import { hostLowersPrice, mailIsDue } from "../steps/background-changes.ts";
import { wordsOf } from "../steps/booking.ts";
import { becomeMember, messagesTo } from "../steps/member.ts";
import { desktop, phone } from "../steps/property.ts";
import { linkSentTo } from "../steps/sandbox-inbox.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants } from "../steps/variants.ts";

test.describe.configure({ timeout: 180_000 });

/** Dates that no other journey looks at. */
const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 83), checkOut: addDays(today, 85) };
const dates = { checkIn: writeUrlDay(stay.checkIn), checkOut: writeUrlDay(stay.checkOut) };
const alertMails = async (email: string) =>
  (await messagesTo(email)).filter(({ text }) => text.includes("/alert/stop"));

for (const { title, ...variant } of journeyVariants(
  "a member is notified once that a saved home is cheaper, and stops the mails by one press",
)) {
  const { site, language, isPhone } = variant;
  const { saved, alert: words } = wordsOf(language);
  const surface = isPhone ? "mobile" : "desktop";
  const at = (page: "search" | "saved", query = {}) => `/${language}${pagePath(page, surface, query)}`;

  test(title, async ({ page, visit }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    const { email } = await becomeMember(page, site);
    // The results are free on these dates.
    await visit(site, at("search", { cityId: "5", ...dates }));
    const card = page.locator("article[data-property]").first();
    const id = Number(await card.getAttribute("data-property"));
    await card.locator("button[aria-pressed]").first().click();
    await expect(card.locator("button[aria-pressed=true]")).toHaveCount(1);

    await visit(site, at("saved", dates));
    await page.getByRole("button", { name: saved.alert.ask }).click();
    const dialog = page.getByRole("dialog", { name: words.title });
    await dialog.getByRole("button", { name: words.start }).click();
    await expect(dialog.getByText(words.consentNeeded)).toBeVisible();
    expect(await violationsOf(page, "[role=dialog]")).toEqual([]);
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: words.start }).click();
    await expect(page.getByRole("button", { name: saved.alert.on })).toBeVisible();

    await hostLowersPrice(id, stay);
    const isSent = async () => {
      await mailIsDue();
      return (await alertMails(email)).length;
    };
    await expect.poll(isSent, { timeout: 60_000 }).toBe(1);
    await hostLowersPrice(id, stay);
    await visit(site, at("saved"));
    await expect(page.getByRole("button", { name: saved.alert.on })).toBeVisible();

    const link = await linkSentTo(email, "alert/stop");
    const visitor = newVisitor(site);
    const stopped = await visitor.submit((await visitor.open(link)).form("main form", words.stop).fill({}));
    expect(stopped.text("main")).toContain(words.stoppedLead);
    const { url, headers } = directAddress(site, link);
    const oneClick = await page.request.post(url, { headers, form: { "List-Unsubscribe": "One-Click" } });
    expect(oneClick.status()).toBe(200);

    await page.reload();
    await expect(page.getByRole("button", { name: saved.alert.ask })).toBeVisible();
    await visit(site, `/${language}${pagePath("accountNotifications", surface)}`);
    await expect(page.getByText(words.accountNone)).toBeVisible();
    expect(await isSent()).toBe(1);
  });
}
