import type { Page } from "@playwright/test";
import type { Cart } from "#contract/cart/cart.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { call, type SiteApi, siteApi } from "#tools/shots/site-api.ts";
import { addressOf } from "./address.ts";
import { gatewayAddress } from "./payment-gateway.ts";
import { inDatabase } from "./product-database.ts";

/** The hold of a cart ends so many seconds from now. */
export async function holdEndsIn(cartId: string, seconds: number): Promise<void> {
  await inDatabase(
    `WITH ended AS (
       UPDATE cart SET hold_until = app_now() + $2 * interval '1 second' WHERE id = $1 RETURNING id, hold_until)
     UPDATE night_claim n SET expires_at = ended.hold_until
     FROM ended JOIN cart_item i ON i.cart_id = ended.id JOIN chalet_item s ON s.cart_item_id = i.id
     WHERE n.stay_claim_id = s.stay_claim_id`,
    [cartId, seconds],
  );
}

/** The host raises the price by a tenth. */
export async function hostRaisesPrice(propertyId: number): Promise<void> {
  await inDatabase(
    "UPDATE property SET weekday_price = weekday_price * 1.1, weekend_price = weekend_price * 1.1 WHERE id = $1",
    [propertyId],
  );
}

/** The host halves the price of these nights: at first the usual one, then the one that was set before. */
export async function hostLowersPrice(propertyId: number, { checkIn, checkOut }: Stay): Promise<void> {
  await inDatabase(
    `INSERT INTO night_rate (property_id, night, price)
     SELECT id, day, weekday_price / 2 FROM property, generate_series($2::date, $3::date - 1, '1 day') AS day
     WHERE id = $1 ON CONFLICT (property_id, night) DO UPDATE SET price = night_rate.price / 2`,
    [propertyId, checkIn, checkOut],
  );
}

/** The time in which a mail about lists collects changes has passed. */
export async function mailIsDue(): Promise<void> {
  await inDatabase("UPDATE outbox SET run_at = app_now() WHERE kind = 'mail-alert' AND done_at IS NULL", []);
}

/** Creates a coupon that no other journey uses. */
export async function newCode(code: string): Promise<void> {
  await inDatabase(
    `INSERT INTO coupon (code, kind, value, starts_at, ends_at)
     VALUES ($1, 'percent', 10, app_now() - interval '1 day', app_now() + interval '1 day')`,
    [code],
  );
}

/** The bank says yes to a payment that was pending, and the gateway sends the webhook. */
export async function bankPaysLate(page: Page, paymentId: string): Promise<void> {
  const answer = await page.request.post(gatewayAddress(`/bank/${paymentId}`), { form: { answer: "approve" } });
  if (!answer.ok()) throw new Error(`The bank said ${answer.status()}`);
}

type Nights = { propertyId: number; checkIn: string; checkOut: string };

/** Another guest holds the same nights. */
export async function anotherGuestHolds(page: Page, site: string, nights: Nights): Promise<void> {
  await holdNights(siteApi(page.request, addressOf(site, "/")), nights);
}

/** The caller of the API holds these nights from now on. */
export async function holdNights(api: SiteApi, nights: Nights): Promise<Cart> {
  const quote = await call(api, "POST", "/api/accommodation/property/prices-policies", nights);
  const { quoteId } = quote.unitPriceDetails;
  const guestCount = { adults: 1, children: 0 };
  return call(api, "POST", "/api/accommodation/cart", { ...nights, guestCount, quoteId });
}
