import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { call } from "#tools/shots/site-api.ts";
import { wordsOf } from "./booking.ts";
import { halalas } from "./ledger.ts";
import { becomeMember, type Member } from "./member.ts";
import { inDatabase } from "./product-database.ts";
import { expect } from "./test.ts";
import type { Variant } from "./variants.ts";

/** The right code of every programme in the sandbox. */
export const RIGHT_CODE = "123456";

/** A mobile number that no other journey has; by its end the programme accepts it. */
const memberNumber = () => `05${String(randomInt(1_000_000)).padStart(6, "0")}11`;

export async function openSheet(page: Page, { language }: Variant): Promise<void> {
  const { points } = wordsOf(language);
  await page.getByRole("button", { name: points.programme.qitaf, exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel(points.sheet.phone)).toBeVisible();
}

/** Types the number of a member in the open sheet and asks for a code. */
export async function askForCode(page: Page, { language }: Variant, number = memberNumber()): Promise<void> {
  const { sheet: words } = wordsOf(language).points;
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(words.phone).fill(number);
  await sheet.getByRole("button", { name: words.send }).click();
}

export async function enterCode(page: Page, { language }: Variant, code: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.locator("[name=code]").fill(code);
  await sheet.getByRole("button", { name: wordsOf(language).login.code.submit, exact: true }).click();
}

/** Chooses how many points pay, and presses the button that says so. */
export async function spendPoints(page: Page, { language }: Variant, points: number): Promise<void> {
  const sheet = page.getByRole("dialog");
  const field = sheet.getByRole("textbox", { name: wordsOf(language).points.sheet.amount.points });
  await field.fill(String(points));
  await field.press("Tab");
  await sheet.locator("button[type=submit]").click();
}

/** A member of the wallet with so many riyals of credit. */
export async function becomeWalletMember(page: Page, { site }: Variant, riyals: number): Promise<Member> {
  const member = await becomeMember(page, site);
  await call(member.api, "POST", endpoints.enrolInWallet.url, {});
  await giveCredit(member.email, riyals);
  return member;
}

/** An operator gives a member of the wallet so many riyals. */
export async function giveCredit(email: string, riyals: number): Promise<void> {
  await inDatabase(
    `WITH lot AS (
       INSERT INTO wallet_lot (id, wallet_id, source, opens_at)
       SELECT gen_random_uuid(), w.id, 'goodwill', app_now() - interval '1 second'
       FROM wallet w JOIN account a ON a.id = w.account_id WHERE a.email = $1 RETURNING id
     ), moved AS (
       INSERT INTO ledger_tx (id, kind, subject_id) SELECT gen_random_uuid(), 'goodwill', id FROM lot RETURNING id, subject_id
     )
     INSERT INTO ledger_entry (tx_id, account, currency, amount_minor)
     SELECT id, 'goodwill', 'SAR', -$2::bigint FROM moved
     UNION ALL SELECT id, 'wallet:' || subject_id, 'SAR', $2::bigint FROM moved`,
    [email, halalas(riyals)],
  );
}

/** Lets the wallet pay all that fits. */
export async function useWallet(page: Page, { language }: Variant): Promise<void> {
  const control = page.getByRole("switch", { name: wordsOf(language).points.wallet.use });
  await control.click();
  await expect(control).toBeChecked();
}
