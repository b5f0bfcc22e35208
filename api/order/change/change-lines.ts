import { and, asc, eq } from "drizzle-orm";
import { differenceOf } from "#api/cart/price/cart-totals.ts";
import { findStay, stayOf } from "#api/item/chalet/stay-of.ts";
import { readCountedLegs } from "#api/leg/read-legs.ts";
import { openChange } from "#api/order/open-change.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type OrderRow, orderEvents } from "#api/schema/order.ts";
import type { Order } from "#contract/order/order.ts";
import { isCartOver } from "#domain/cart/hold.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import type { BookedStay } from "#domain/order/change/may-change.ts";
import { windowOf } from "./changeable-order.ts";

type Line = Order["changes"][number];
/** What the event of a change records. */
type ChangeDetail = { before: BookedStay; after: BookedStay; differenceMinor: number };

/** Whether the guest may change the order now, its changes in order, and last the one that waits for its payment. */
export async function changesOf(db: Tx, order: OrderRow): Promise<Pick<Order, "canModify" | "changes">> {
  const now = await productTime(db);
  const canModify = (await windowOf(db, order, now)) !== "closed";
  return { canModify, changes: [...(await madeChanges(db, order)), ...(await waitingChange(db, order, now))] };
}

async function madeChanges(db: Tx, { id, currency }: OrderRow): Promise<Line[]> {
  const events = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, "changed")))
    .orderBy(asc(orderEvents.id));
  return events.map(({ at, detail }) => {
    const { before, after, differenceMinor } = detail as ChangeDetail;
    const difference = Number(fromMinorUnits(differenceMinor, currency));
    return {
      at: at.toISOString(),
      status: "done",
      before: shownStay(before),
      after: shownStay(after),
      difference,
      cartId: null,
    };
  });
}

async function waitingChange(db: Tx, order: OrderRow, now: Date): Promise<Line[]> {
  const stay = findStay(order);
  const cart = stay && (await openChange(db, stay.itemId));
  if (!cart?.change || isCartOver(cart, now)) return [];
  const { adults, children, createdAt } = cart;
  const { checkIn, checkOut } = stayOf(cart);
  const difference = differenceOf({ cart, coupon: cart.change.coupon, legs: await readCountedLegs(db, cart) });
  return [
    {
      at: createdAt.toISOString(),
      status: cart.state === "paying" ? "paying" : "open",
      before: shownStay(cart.change.before),
      after: shownStay({ checkIn, checkOut, adults, children }),
      difference: Number(fromMinorUnits(difference.minor, order.currency)),
      cartId: cart.id,
    },
  ];
}

function shownStay({ checkIn, checkOut, adults, children }: BookedStay): Line["before"] {
  return { checkIn, checkOut, guestCount: { adults, children } };
}
