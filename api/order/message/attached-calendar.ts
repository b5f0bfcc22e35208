import { orderCalendar } from "#api/order/view/order-calendar.ts";
import { orderView } from "#api/order/view/order-view.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { Mail } from "#api/platform/messaging/mail/mail.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { LinkOptions } from "./order-message-text.ts";

/** The calendar file of a stay, for mail programs that offer to add it. */
export async function attachedCalendar(
  db: Tx,
  order: OrderRow,
  { origin, access, secrets }: LinkOptions & { secrets: readonly string[] },
): Promise<NonNullable<Mail["calendar"]>> {
  const { language } = order;
  const view = await orderView({ db, language, secrets }, order);
  const content = orderCalendar(view, { language, origin, access, now: await productTime(db) });
  return { name: `${order.orderNumber}.ics`, content };
}
