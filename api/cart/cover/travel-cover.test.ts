import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aCurrencyRate } from "#api/testing/builders/a-currency-rate.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller, manyNetworks } from "#api/testing/guests/cart-guest.ts";
import { clockAt } from "#api/testing/servers/fixed-clock.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { Cart } from "#contract/cart/cart.ts";

const weekend = { checkIn: "2026-12-02", checkOut: "2026-12-05" };
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { ...clockAt("2026-12-01T09:00:00Z"), ...manyNetworks } });
  await aCurrencyRate(app.db);
});

async function aHeldCart() {
  const property = await aProperty(app.db);
  const guest = aCartGuest(app);
  return { guest, cartId: (await guest.cart({ propertyId: property.id, ...weekend })).cartId };
}
type Held = Awaited<ReturnType<typeof aHeldCart>>;
const choose = ({ guest, cartId }: Held, planId: string) =>
  guest.call("POST", "/api/insurance/cart", { cartId, planId });
const coverOf = ({ products }: Cart) => products.filter(({ type }) => type === "insurance");

test("a guest sees what travel cover costs for everybody and every night", async () => {
  const { guest, cartId } = await aHeldCart();
  const answer = await guest.call("GET", `/api/insurance/plan?cartId=${cartId}`);

  expect(answer.json().plans.map(({ planId, price }: { planId: string; price: number }) => [planId, price])).toEqual([
    ["essential", 24],
    ["full", 54],
  ]);
});

test("chosen cover is a line without VAT; another plan replaces it", async () => {
  const held = await aHeldCart();
  const first: Cart = (await choose(held, "essential")).json();
  const second: Cart = (await choose(held, "full")).json();

  expect(first.totals).toMatchObject({ subtotal: 3200, vat: 480, insurance: 24, total: 3704 });
  expect(second.totals).toMatchObject({ vat: 480, insurance: 54, total: 3734 });
  expect(second.products.map(({ type }) => type)).toEqual(["accommodation", "insurance", "vat"]);
  expect(coverOf(second)).toMatchObject([{ code: "full", productId: coverOf(first)[0]?.productId }]);
});

test("cover is removed by its own id, and by no other", async () => {
  const held = await aHeldCart();
  const { guest, cartId } = held;
  const [cover] = coverOf((await choose(held, "full")).json());
  const remove = (productId: string) => guest.call("DELETE", `/api/insurance/cart/${cartId}/product/${productId}`);

  expect((await remove("another")).json().totals.insurance).toBe(54);
  expect((await remove(cover?.productId ?? "")).json().totals).toMatchObject({ insurance: 0, total: 3680 });
});

test("cover follows the number of guests", async () => {
  const held = await aHeldCart();
  await choose(held, "essential");
  const party = aTraveller({ guestCount: { adults: 4, children: 1 } });
  const cart: Cart = (await held.guest.setGuest(held.cartId, party)).json();

  expect(cart.totals.insurance).toBe(60);
});

test("an unknown plan is refused as a field, and another guest's cart is not found", async () => {
  const held = await aHeldCart();
  const unknown = await choose(held, "platinum");
  const otherGuest = await choose({ guest: aCartGuest(app), cartId: held.cartId }, "full");

  expect([unknown.statusCode, unknown.json().error.fields]).toEqual([400, { planId: "invalid" }]);
  expect([otherGuest.statusCode, otherGuest.json().error.code]).toEqual([404, 4001]);
});
