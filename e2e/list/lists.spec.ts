import type { Page } from "@playwright/test";
import { messagesOf } from "#domain/message/messages.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { violationsOf } from "../accessibility/page-violations.ts";
import { newVisitor, type OpenedPage } from "../http/visitor.ts";
import { addressOf, directAddress } from "../steps/address.ts";
import { wordsOf } from "../steps/booking.ts";
import { hydrate } from "../steps/hydrate.ts";
import { listLink, saveTwoToNewList, shareDialog, shareOpenList, voteButton, writeNote } from "../steps/lists.ts";
import { desktop, phone } from "../steps/property.ts";
import { expect, test } from "../steps/test.ts";
import { journeyVariants, type Variant } from "../steps/variants.ts";

test.describe.configure({ timeout: 150_000 });

const NOTE = "near the cousins";

for (const { title, ...variant } of journeyVariants(
  "a guest makes a list, shares it, and two friends vote, one without scripts",
)) {
  const { site, language, isPhone } = variant;
  const { lists: words, sharedList } = wordsOf(language);

  test(title, async ({ page, visit, browser }) => {
    await page.setViewportSize(isPhone ? phone : desktop);
    await visit(site, `/${language}${pagePath("frontPage", isPhone ? "mobile" : "desktop")}`);
    const ids = await saveTwoToNewList(page, variant, "Eid");
    await writeNote(page, variant, NOTE);
    const address = addressOf(site, await shareOpenList(page, variant));

    const friend = await (await browser.newContext()).newPage();
    await vote(friend, variant, { address, id: ids[0] });
    await voteWithoutScripts(variant, { address, ids });
    await ownerSeesVotes(page, variant, ids);
    const picture = await friend.locator('meta[property="og:image"]').getAttribute("content");
    const { url, headers } = directAddress(site, new URL(picture ?? "").pathname);
    const drawn = await page.request.get(url, { headers });
    expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/jpeg"]);

    await page.getByRole("button", { name: words.actions.shared, exact: true }).click();
    const dialog = shareDialog(page, variant);
    await dialog.getByRole("button", { name: words.share.stop }).click();
    await expect(dialog.getByRole("button", { name: words.share.create })).toBeVisible();
    expect((await friend.goto(address))?.status()).toBe(404);
    await expect(friend.getByRole("heading", { name: sharedList.gone })).toBeVisible();
    await dialog.getByRole("button", { name: messagesOf(language).ui.close }).click();
    await expect(page.getByText(NOTE)).toBeVisible();

    await page.getByRole("button", { name: words.actions.delete, exact: true }).click();
    await page.getByRole("button", { name: words.delete.confirm }).click();
    await expect(listLink(page, variant, "Eid")).toHaveCount(0);
    await friend.context().close();
  });
}

/** A friend votes, and sees neither the notes nor the vote twice. */
async function vote(friend: Page, { language }: Variant, { address, id }: { address: string; id: string }) {
  const { sharedList } = wordsOf(language);
  await friend.goto(address, { waitUntil: "domcontentloaded" });
  await hydrate(friend);
  await voteButton(friend, id).click();
  await expect(voteButton(friend, id)).toHaveAttribute("aria-pressed", "true");
  await expect(friend.getByText(sharedList.votes({ n: 1 }), { exact: true })).toBeVisible();
  const fields = friend.getByRole("region", { name: sharedList.choice });
  await fields.locator("summary").click();
  await fields
    .getByRole("button", { name: messagesOf(language).ui.increase({ x: wordsOf(language).box.adults }) })
    .click();
  await expect(friend).toHaveURL(/adults=1/);
  await friend.keyboard.press("Escape");
  await expect(friend.locator("body")).not.toContainText(NOTE);
  await expect(friend.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await violationsOf(friend, "html")).toEqual([]);
}

/** Another friend votes for the same home, and takes a vote for another one back. */
async function voteWithoutScripts(
  { site, language }: Variant,
  { address, ids: [first, second] }: { address: string; ids: [string, string] },
) {
  const { sharedList: words } = wordsOf(language);
  const friend = newVisitor(site);
  const voteFor = (page: OpenedPage, id: string, name: string) =>
    friend.submit(page.form(`main li:has(article[data-property="${id}"]) form`, new RegExp(`^${name}`)).fill({}));
  const voted = await voteFor(await friend.open(address), first, words.unvoted);
  expect(voted.texts("main [role=status]")).toContain(words.votes({ n: 2 }));
  const both = await voteFor(voted, second, words.unvoted);
  const left = await voteFor(both, second, words.voted);
  expect(left.document.querySelector("main article[data-property]")?.getAttribute("data-property")).toBe(first);
}

/** The owner sees the votes on the page of their own lists after a refresh, and the home with most of them first. */
async function ownerSeesVotes(page: Page, variant: Variant, [first, second]: [string, string]) {
  const { votes: words } = wordsOf(variant.language).lists;
  await page.reload({ waitUntil: "domcontentloaded" });
  await hydrate(page);
  const home = (id: string) => page.locator("main li", { has: page.locator(`article[data-property="${id}"]`) });
  await expect(home(first).getByText(words.count({ n: 2 }), { exact: true })).toBeVisible();
  await expect(home(second).getByText(words.count({ n: 0 }), { exact: true })).toBeVisible();
  await expect(page.locator("main article[data-property]").first()).toHaveAttribute("data-property", second);
  await page.getByRole("link", { name: words.most, exact: true }).click();
  await expect(page.locator("main article[data-property]").first()).toHaveAttribute("data-property", first);
  expect(await violationsOf(page, "html")).toEqual([]);
}
