import { sql } from "drizzle-orm";
import { ownCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { ownGiftBill } from "#api/gift/own-gift-bill.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import type { SiteId } from "#domain/site/sites.ts";
import type { BillPurchase } from "./bill-purchase.ts";
import { listCartMethods } from "./list-cart-methods.ts";
import { listGiftMethods } from "./list-gift-methods.ts";
import { placingCart, refuseCart } from "./place-cart.ts";
import { placeChange } from "./place-change.ts";
import { placeGift, refuseGift } from "./place-gift.ts";
import { placeOrder } from "./place-order.ts";
import { giftPurchase, orderPurchase } from "./read-purchase.ts";
import { cartToPay, giftToPay } from "./to-pay.ts";

const ofCart = {
  refuse: refuseCart,
  read: orderPurchase,
  listMethods: listCartMethods,
  toPay: cartToPay,
  siteOf: siteOfCart,
};

/** By kind of bill; what a payment does to it afterwards is in `advance/bill-outcomes.ts`. */
export const billPurchases: Record<BillKind, BillPurchase> = {
  stay: { place: placingCart(placeOrder), ...ofCart },
  change: { place: placingCart(placeChange), ...ofCart },
  gift: {
    place: placeGift,
    refuse: refuseGift,
    read: giftPurchase,
    listMethods: listGiftMethods,
    toPay: giftToPay,
    siteOf: siteOfGift,
  },
};

async function siteOfCart(db: Tx, owner: Owner, cartId: string): Promise<SiteId> {
  return (await ownCart(db, owner, cartId)).siteId;
}

async function siteOfGift(db: Tx, owner: Owner, billId: string): Promise<SiteId> {
  return (await ownGiftBill(db, owner, billId)).bill.siteId;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What this id pays for: a cart has the kind and the id of its bill, before it has a bill. Anything else is no cart. */
export async function kindOfPurchase(tx: Tx, id: string): Promise<BillKind> {
  if (!UUID.test(id)) return "stay";
  const { rows } = await tx.execute<{ kind: BillKind }>(sql`
    SELECT kind FROM cart WHERE id = ${id} UNION ALL SELECT kind FROM bill WHERE id = ${id} LIMIT 1`);
  return rows[0]?.kind ?? "stay";
}
