import { expect, onTestFinished, test } from "vitest";
import { accountPageData } from "#web/account-frame/user-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import AccountPage from "./account-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const phone = { dialCode: "+966", number: "501234567", countryCode: "SA" };
const open = { emailVerified: false, phone, phoneVerified: false };

test.each([
  ["a guest whom SMS reach confirms either contact", "all", open, "Confirm your email or mobile number"],
  ["without SMS only the email is to be confirmed", "none", open, "Confirm your email so that"],
  ["without SMS a number alone is nothing to confirm", "none", { ...open, emailVerified: true }, null],
] as const)("%s", async (_, smsReach, user, sentence) => {
  const data = accountPageData({ next: null, coupons: [] }, user);
  const { leave } = await showPage(<AccountPage {...data} />, "/en/account", { smsReach });
  onTestFinished(leave);
  const text = document.body.textContent ?? "";
  if (sentence) expect(text).toContain(sentence);
  else expect(text).not.toContain("Confirm your");
});
