import { expect, test } from "vitest";
import type { GiftOffer } from "#contract/wallet/gift.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { CardPreview } from "./card-preview.tsx";
import { emptyGift } from "./gift-values.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const offer = { max: 2_000, min: 50, step: 10, price: { currency: "SAR", rate: 1 } } as GiftOffer;

test.each([
  ["500", "", ["SAR\u00a0500", "You pay SAR\u00a0500.00"], []],
  ["other", "55", [], ["SAR"]],
  ["other", "", [], ["SAR"]],
])("the preview of the amount %s %s draws what is paid, or no amount", async (amount, otherAmount, shown, hidden) => {
  const values = { ...emptyGift({ dialCode: "+966", language: "en" }), amount, otherAmount };
  const { leave } = await showPage(<CardPreview values={values} offer={offer} />, "/en/gift-cards");
  const text = document.body.textContent ?? "";
  for (const part of shown) expect(text).toContain(part);
  for (const part of hidden) expect(text).not.toContain(part);
  await leave();
});
