import type { Owner } from "#api/cart/holder/owner.ts";
import { ownGiftBill } from "#api/gift/own-gift-bill.ts";
import { fieldsUrl } from "#api/payment/fields/fields-url.ts";
import type { PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { methodRow } from "#domain/payment/methods.ts";
import { methodsOf } from "#domain/payment/site-methods.ts";
import { siteById } from "#domain/site/sites.ts";
import { type MethodPage, moneyOffer } from "./method-offers.ts";

/** A gift is paid with money at once. */
export async function listGiftMethods(deps: PaymentDeps, owner: Owner, billId: string, page: MethodPage) {
  const { gift, bill } = await ownGiftBill(deps.db, owner, billId);
  if (bill.state === "paying") throw new Problem("payment-running");
  const { orderNumber, payUntil, faceHalalas: halalas } = gift;
  if (bill.state !== "open") throw new Problem("cart-expired", { details: { orderNumber } });
  if (payUntil <= (await productTime(deps.db))) throw new Problem("cart-expired");
  const site = siteById(bill.siteId);
  const { amountMinor: minor, currency } = bill;
  const methods = methodsOf(site)
    .filter((method) => methodRow(method).buysGifts)
    .map((method) => moneyOffer(deps, { method, site, payable: { minor, currency, halalas } }));
  const total = Number(fromMinorUnits(minor, currency));
  return { methods, fieldsUrl: fieldsUrl(deps.settings, site, page), payable: { total, currency }, programmes: [] };
}
