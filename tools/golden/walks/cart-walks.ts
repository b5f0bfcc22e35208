import { sql } from "drizzle-orm";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { aVisitor } from "../visitor.ts";
import type { WalkSteps } from "../walk.ts";
import type { WalkContext } from "../walk-context.ts";

const MISSING_CART = "00000000-0000-4000-8000-000000000000";

/** A cart from the quote to its end, without a payment. */
export const cartSteps: WalkSteps = {
  "cart-life": cartLife,
  "cart-extended": extendedHold,
  "cart-expired": expiredHold,
  "cart-guest": guestForm,
  "cart-cover": travelCover,
  "cart-price": changedPrice,
  "cart-limit": networkLimit,
};

async function cartLife(context: WalkContext): Promise<void> {
  const { propertyId } = context;
  const [guest, rival] = [aVisitor(context), aVisitor(context)];
  const stay = await context.nextStay();
  await guest.ownHold();
  const { cartId } = await guest.hold(stay);
  await guest.get(cartId);
  await guest.get(cartId, { "x-locale": "ar", "x-currency": "BHD" });
  await guest.get(cartId, { "x-locale": "en", "x-currency": "USD" });
  await guest.ownHold();
  context.note("the same stay again resumes the cart");
  await guest.hold(stay);
  await seenByOthers(context, { guest, rival, stay, cartId });
  context.note("another stay of the same guest releases the first");
  const second = await guest.hold(await context.nextStay());
  await guest.get(cartId);
  await guest.ownHold();
  await rival.hold(stay);
  await guest.release(second.cartId);
  await guest.release(second.cartId);
  await guest.get(second.cartId);
  await guest.ownHold();
  await guest.setGuest(second.cartId, guest.traveller);
  await guest.methods(second.cartId);
  await guest.pay(second, "4242424242424242");
  await guest.call("GET", endpoints.getAvailability.url.replace(":propertyId", String(propertyId)));
}

type Held = {
  guest: ReturnType<typeof aVisitor>;
  rival: ReturnType<typeof aVisitor>;
  stay: Stay;
  cartId: string;
};

/** The nights are free for their holder only, and the cart is found by its holder only. */
async function seenByOthers({ propertyId }: WalkContext, { guest, rival, stay, cartId }: Held): Promise<void> {
  const quote = { propertyId, ...stay };
  const carousels = { page: "HOME", ...stay };
  for (const visitor of [guest, rival]) {
    await visitor.call("POST", endpoints.quoteStay.url, quote);
    await visitor.call("GET", endpoints.getAvailability.url.replace(":propertyId", String(propertyId)));
  }
  await guest.call("POST", endpoints.listCarousels.url, carousels);
  await rival.hold(stay);
  await rival.get(cartId);
  await rival.get(MISSING_CART);
  await rival.get("no-cart");
  await rival.setGuest(cartId, rival.traveller);
  await rival.applyCoupon(cartId, "GOLD10");
  await rival.methods(cartId);
  await rival.release(cartId);
}

async function extendedHold(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { cartId, totals } = await guest.readyCart();
  await context.clock.advance(14 * 60);
  await guest.get(cartId);
  context.note("the list of payment methods extends the hold once");
  await guest.methods(cartId);
  await guest.methods(cartId);
  await guest.get(cartId);
  await guest.ownHold();
  await context.clock.advance(4 * 60);
  await guest.get(cartId);
  await guest.methods(cartId);
  await context.clock.advance(3 * 60);
  await callsOfAnExpiredCart(context, guest, { cartId, totals });
}

async function expiredHold(context: WalkContext): Promise<void> {
  const [guest, rival] = [aVisitor(context), aVisitor(context)];
  const stay = await context.nextStay();
  const cart = await guest.hold(stay);
  await guest.applyCoupon(cart.cartId, "GOLD10");
  await context.clock.advance(16 * 60);
  await callsOfAnExpiredCart(context, guest, cart);
  await context.app.jobs.run("release-holds");
  await guest.get(cart.cartId);
  await rival.hold(stay);
  await guest.hold(stay);
  await rival.ownHold();
}

type Payable = Parameters<ReturnType<typeof aVisitor>["pay"]>[0];

async function callsOfAnExpiredCart(context: WalkContext, guest: ReturnType<typeof aVisitor>, cart: Payable) {
  const { cartId } = cart;
  context.note("the hold is over");
  await guest.get(cartId);
  await guest.ownHold();
  await guest.setGuest(cartId, guest.traveller);
  await guest.applyCoupon(cartId, "GOLD10");
  await guest.call("POST", endpoints.applyInsurance.url, { cartId, planId: "full" });
  await guest.call("GET", `${endpoints.listInsurancePlans.url}?cartId=${cartId}`);
  await guest.methods(cartId);
  await guest.pay(cart, "4242424242424242");
  await guest.release(cartId);
}

async function guestForm(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { cartId } = await guest.hold(await context.nextStay());
  const { traveller } = guest;
  const wrong: object[] = [
    { ...traveller, firstName: "", lastName: "9", email: "no-address" },
    { ...traveller, phone: { dialCode: "+966", number: "12", countryCode: "SA" } },
    { ...traveller, agreeRules: false },
    { ...traveller, guestCount: { adults: 90, children: 1 } },
    { ...traveller, note: "4242 4242 4242 4242", arrivalTime: "25:00", nationality: "XX" },
    { firstName: "Noura" },
  ];
  for (const form of wrong) await guest.setGuest(cartId, form);
  await guest.setGuest(cartId, traveller);
  await guest.setGuest(cartId, {
    ...traveller,
    title: "mrs",
    firstName: "نورة",
    nationality: "SA",
    arrivalTime: "18:30",
    note: "A late arrival",
    bookingForOther: true,
    guestCount: { adults: 1, children: 1 },
    subscribe: true,
  });
  await guest.get(cartId);
  await guest.ownHold();
  context.note("a third cart with the same contact needs a captcha");
  const { email, phone } = traveller;
  for (const other of [aVisitor(context), aVisitor(context)]) {
    const cart = await other.hold(await context.nextStay());
    await other.setGuest(cart.cartId, { ...other.traveller, email, phone });
    await other.setGuest(cart.cartId, { ...other.traveller, email, phone }, { captchaToken: "test-pass" });
  }
}

async function travelCover(context: WalkContext): Promise<void> {
  const guest = aVisitor(context);
  const { cartId } = await guest.hold(await context.nextStay());
  const choose = (planId: string) => guest.call("POST", endpoints.applyInsurance.url, { cartId, planId });
  const remove = (productId: string) =>
    guest.call("DELETE", endpoints.removeInsurance.url.replace(":cartId", cartId).replace(":productId", productId));
  await guest.call("GET", `${endpoints.listInsurancePlans.url}?cartId=${cartId}`);
  await choose("essential");
  const covered = (await choose("full")).json();
  const cover = covered.products.find(({ type }: { type: string }) => type === "insurance");
  await choose("platinum");
  await guest.setGuest(cartId, { ...guest.traveller, guestCount: { adults: 3, children: 0 } });
  await guest.applyCoupon(cartId, "GOLD10");
  await guest.methods(cartId);
  await remove(MISSING_CART);
  await remove(cover?.productId ?? "none");
  await guest.call("GET", `${endpoints.listInsurancePlans.url}?cartId=${MISSING_CART}`);
  await guest.call("GET", endpoints.listInsurancePlans.url);
  await guest.call("POST", endpoints.applyInsurance.url, { cartId });
}

async function changedPrice(context: WalkContext): Promise<void> {
  const { propertyId, app } = context;
  const guest = aVisitor(context);
  const [stay, otherStay] = [await context.nextStay(), await context.nextStay()];
  const quoteId = await guest.quote({ propertyId, ...stay });
  const input = { propertyId, ...stay, guestCount: { adults: 2, children: 0 } };
  const raise = sql`UPDATE property SET weekday_price = weekday_price + 10000, weekend_price = weekend_price + 10000
    WHERE id = ${propertyId}`;
  await app.db.execute(raise);
  await guest.create({ ...input, quoteId });
  const cart = await guest.hold(stay);
  await app.db.execute(raise);
  context.note("the price of a cart stays");
  await guest.get(cart.cartId);
  await guest.methods(cart.cartId);
  context.note("a quote of another stay, a forged one, an expired one with the same price");
  await guest.create({ ...input, quoteId: await guest.quote({ propertyId, ...otherStay }) });
  await guest.create({ ...input, quoteId: "forged.quote" });
  const old = await guest.quote({ propertyId, ...otherStay });
  await context.clock.advance(3 * 3_600);
  await guest.create({ ...input, ...otherStay, quoteId: old });
}

async function networkLimit(context: WalkContext): Promise<void> {
  const { propertyId } = context;
  const first = aVisitor(context);
  await first.hold(await context.nextStay());
  const sameNetwork = () => aVisitor(context, { "x-forwarded-for": first.network });
  for (let count = 0; count < 2; count++) await sameNetwork().hold(await context.nextStay());
  const stay = await context.nextStay();
  const last = sameNetwork();
  await last.book({ propertyId, ...stay });
  await last.book({ propertyId, ...stay }, { captchaToken: "test-pass" });
  await aVisitor(context).hold(await context.nextStay());
}
