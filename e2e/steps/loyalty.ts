import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { endpoints } from "#contract/endpoints.ts";
import { call } from "#tools/shots/site-api.ts";
import { operate } from "./after-booking.ts";
import { wordsOf } from "./booking.ts";
import { becomeMember, type Member } from "./member.ts";
import { expect } from "./test.ts";
import type { Variant } from "./variants.ts";

/** The right code of every programme in the sandbox. */
export const RIGHT_CODE = "123456";

/** A mobile number that no other journey has; its end decides what the programme does. */
export const memberNumber = (end = "11") => `05${String(randomInt(1_000_000)).padStart(6, "0")}${end}`;

type Programme = "qitaf" | "mokafa";
type PointsSheet = { sheet: Locator; enter: (code: string) => Promise<void> };

/** Opens the sheet of a programme and asks for a code. */
export async function openPoints(
  page: Page,
  { language }: Variant,
  { programme = "qitaf" as Programme, number = memberNumber() } = {},
): Promise<PointsSheet> {
  const { points, login } = wordsOf(language);
  await page.getByRole("button", { name: points.programme[programme], exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(points.sheet.phone).fill(number);
  await sheet.getByRole("button", { name: points.sheet.send }).click();
  const enter = async (code: string) => {
    await sheet.locator("[name=code]").fill(code);
    await sheet.getByRole("button", { name: login.code.submit, exact: true }).click();
  };
  return { sheet, enter };
}

/** Chooses how many points pay, and presses the button that says so. */
export async function usePoints({ sheet }: PointsSheet, { language }: Variant, points: number): Promise<void> {
  const field = sheet.getByRole("textbox", { name: wordsOf(language).points.sheet.amount });
  await field.fill(String(points));
  await field.press("Tab");
  await sheet.locator("button[type=submit]").click();
}

/** A member of the wallet with so many riyals of credit. */
export async function becomeWalletMember(page: Page, { site }: Variant, riyals: number): Promise<Member> {
  const member = await becomeMember(page, site);
  await call(member.api, "POST", endpoints.enrolInWallet.url, {});
  await operate("goodwill", member.email, "--amount", String(riyals), "--second", "other");
  return member;
}

/** Lets the wallet pay all that fits. */
export async function useWallet(page: Page, { language }: Variant): Promise<void> {
  const control = page.getByRole("switch", { name: wordsOf(language).points.wallet.use });
  await control.click();
  await expect(control).toBeChecked();
}
