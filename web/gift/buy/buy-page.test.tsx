import { act } from "react";
import { expect, test } from "vitest";
import type { GiftOffer } from "#contract/wallet/gift.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import BuyPage from "./buy-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const offer: GiftOffer = {
  designs: [{ designId: "crescent", picture: "/crescent.svg" }],
  amounts: [100, 250],
  min: 50,
  max: 2_000,
  step: 10,
  currency: "SAR",
  price: { currency: "SAR", rate: 1 },
  waitMinutes: 0,
  sendDays: { first: "2030-01-01", last: "2030-12-31" },
};

test("the payment of a gift with several wrong fields moves the focus to the list of problems, not to its first step", async () => {
  const { leave } = await showPage(<BuyPage offer={offer} answer={null} />, "/en/gift-cards");
  await act(async () => the("form button[type=submit]").click());
  expect(document.activeElement?.getAttribute("role")).toBe("alert");
  await leave();
});

test("where no SMS are sent, a gift goes by email, and no other way is offered", async () => {
  const { leave } = await showPage(<BuyPage offer={offer} answer={null} />, "/en/gift-cards", { smsReach: "none" });
  expect(document.querySelector("[name=recipientEmail]")).not.toBe(null);
  expect(document.querySelector("[name=recipientPhone], [name=channel]")).toBe(null);
  expect(document.body.textContent).not.toContain("SMS");
  await leave();
});
