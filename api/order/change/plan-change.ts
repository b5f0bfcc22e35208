import { randomUUID } from "node:crypto";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { newStay, stayOf } from "#api/item/chalet/stay-of.ts";
import { readItemFacts } from "#api/item/read-items.ts";
import { readCountedLegs, withoutReturned } from "#api/leg/read-legs.ts";
import { dueHalalas, minorOf } from "#api/order/cancel/plan-cancellation.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type PropertyOffer, propertyOffer, saleOf } from "#api/property/offer/property-offer.ts";
import { validStay } from "#api/property/offer/valid-stay.ts";
import { type PaidWith, refundSources } from "#api/refund/plan/refund-sources.ts";
import type { RefundedOfLeg } from "#api/refund/read/refunded-of-legs.ts";
import type { ShownCart } from "#api/schema/cart.ts";
import type { ChangeInput } from "#contract/order/change.ts";
import { couponOfChange } from "#domain/order/change/coupon-of-change.ts";
import { type BookedStay, isChangeAllowed, nightsOfChange } from "#domain/order/change/may-change.ts";
import { changeInMinor, type PricedChange, priceChange } from "#domain/order/change/price-change.ts";
import { type RefundSplit, splitRefund } from "#domain/order/split-refund.ts";
import { cancellationPolicies } from "#domain/policy/cancellation-policy.ts";
import { pricedNights } from "#domain/price/price-property-stay.ts";
import { siteById } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";
import { bookedPrice } from "./booked-price.ts";
import type { ChangeableOrder } from "./changeable-order.ts";
import { requireFreeNights } from "./require-free-nights.ts";

/** A change of an order, priced to the minor unit. */
export type ChangePlan = {
  before: BookedStay;
  after: BookedStay;
  priced: PricedChange;
  /** The changed booking as a cart, before it is held. */
  draft: PricedCart;
  added: Day[];
  totalMinor: number;
  differenceMinor: number;
  /** Kept of what was paid for nights that this change gives up, in halalas. */
  notRefunded: number;
  /** What a cheaper stay returns; `null` when nothing goes back. */
  back: RefundSplit | null;
};

type Given = PaidWith & {
  now: Date;
  /** Claims of this order and of its open change: their nights are free for it. */
  ownClaims: readonly number[];
};

/** Prices a change, or throws why it is not possible. It decides nothing unless property and order are locked. */
export async function planChange(
  db: Tx,
  changeable: ChangeableOrder,
  { guestCount, ...days }: ChangeInput,
  { now, ownClaims, ...paidWith }: Given,
): Promise<ChangePlan> {
  const { order, cart, coupon, stay: before, terms, window } = changeable;
  if (window === "closed") throw new Problem("change-not-possible");
  const after: BookedStay = { ...validStay(days), ...guestCount };
  if (!isChangeAllowed(window, before, after)) throw new Problem("change-not-possible");
  const offer = await offerFor(db, changeable, after, ownClaims);
  requireFreeNights(offer, { before, after, site: siteById(cart.siteId) });
  const { added } = nightsOfChange(before, after);
  const sale = saleOf(offer, siteById(cart.siteId));
  const booked = bookedPrice(cart, coupon);
  const priced = priceChange({
    window,
    terms,
    before: { ...before, ...booked },
    after,
    addedNights: pricedNights(offer.rates, added, after, sale),
    couponFor: (price) => couponOfChange(coupon, price),
    now,
  });
  const isCheaper = priced.due < dueHalalas(order);
  const back = isCheaper ? splitRefund(await refundSources(db, order, paidWith), priced.due) : null;
  const differenceMinor = back
    ? 0 - minorOf(back.parts)
    : Math.max(0, changeInMinor(priced.due - order.loyaltyHalalas, order.totalMinor, cart).differenceMinor);
  const draft = { cart: draftCart(changeable, after, priced), coupon: null };
  return {
    before,
    after,
    priced,
    draft: {
      ...draft,
      coupon: draft.cart.change?.coupon ?? null,
      legs: withoutReturned(await readCountedLegs(db, draft.cart), returnedBy(back)),
      facts: await readItemFacts(db, draft.cart.items),
    },
    added,
    totalMinor: order.totalMinor + order.loyaltyMinor + differenceMinor,
    differenceMinor,
    notRefunded: priced.retained - booked.retained,
    back,
  };
}

/** What a cheaper stay returns of each leg. */
function returnedBy(back: RefundSplit | null): Map<string, RefundedOfLeg> {
  const parts = back?.parts ?? [];
  return new Map(
    parts.flatMap((part) => {
      if (part.kind === "money") return [];
      const { legId, halalas, amountMinor: minor } = part;
      return [[legId, { halalas, points: part.kind === "points" ? part.points : 0, minor }]];
    }),
  );
}

/** A property that is no longer listed keeps its guests, but takes no changes. */
async function offerFor(
  db: Tx,
  { order, stay }: ChangeableOrder,
  after: BookedStay,
  ownClaims: readonly number[],
): Promise<PropertyOffer> {
  const from = stay.checkIn < after.checkIn ? stay.checkIn : after.checkIn;
  const to = stay.checkOut > after.checkOut ? stay.checkOut : after.checkOut;
  const offer = await propertyOffer(db, stayOf(order).propertyId, { from, to, ownClaims });
  if (!offer) throw new Problem("change-not-possible");
  return offer;
}

/** The cart of a change. Site, currency, rate, guest and cover are those of the booking. */
function draftCart(
  { order, cart, coupon, stay, terms }: ChangeableOrder,
  after: BookedStay,
  priced: PricedChange,
): ShownCart {
  const { checkIn, checkOut, adults, children } = after;
  const { price, retained } = priced;
  const booked = stayOf(order);
  return {
    ...cart,
    id: randomUUID(),
    language: order.language,
    kind: "change",
    changesOrderItemId: booked.itemId,
    change: {
      orderId: order.id,
      orderNumber: order.orderNumber,
      before: stay,
      replaces: booked.stayClaimId,
      paid: order.totalHalalas,
      paidMinor: order.totalMinor,
      retained,
      coupon: coupon && priced.coupon > 0 ? { code: coupon.code, amount: priced.coupon } : null,
      addedNights: nightsOfChange(stay, after).added.length,
    },
    ...{ adults, children },
    insurance: cart.insurance && { ...cart.insurance, amount: priced.insurance },
    guest: { ...booked.snapshot.guests, guestCount: { adults, children } },
    guestEmail: order.contactEmail,
    guestPhone: order.contactPhone,
    paymentOpenedAt: null,
    items: [
      newStay(
        booked.propertyId,
        { checkIn, checkOut },
        { price, policies: cancellationPolicies({ ...terms, checkIn }, price) },
      ),
    ],
  };
}
