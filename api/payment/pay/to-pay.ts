import { ownCart, requireOpen } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { ownGiftBill } from "#api/gift/own-gift-bill.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { siteById } from "#domain/site/sites.ts";
import type { ToPay } from "./bill-purchase.ts";
import { pricedCart } from "./priced-cart.ts";

export async function cartToPay(db: Tx, owner: Owner, cartId: string): Promise<ToPay> {
  const cart = await ownCart(db, owner, cartId);
  await requireOpen(db, cart);
  const { guest, guestEmail: email, guestPhone: phone } = cart;
  if (!guest || !email || !phone) throw new Problem("guest-missing");
  const { minor, currency } = payableOf(await pricedCart(db, cart));
  const { countryCode: country } = siteById(cart.siteId);
  const { firstName, lastName } = guest;
  return { country, amountMinor: minor, currency, buyer: { email, phone, firstName, lastName } };
}

export async function giftToPay(db: Tx, owner: Owner, billId: string): Promise<ToPay> {
  const { gift, bill } = await ownGiftBill(db, owner, billId);
  if (bill.state !== "open") throw new Problem(bill.state === "paying" ? "payment-running" : "cart-expired");
  const [firstName = "", ...rest] = gift.buyerName.split(" ");
  const buyer = { email: gift.buyerEmail, phone: gift.buyerPhone, firstName, lastName: rest.join(" ") };
  const { countryCode: country } = siteById(bill.siteId);
  return { country, amountMinor: bill.amountMinor, currency: bill.currency, buyer };
}
