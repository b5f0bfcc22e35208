import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest, aTraveller } from "#api/testing/cart-guest.ts";
import { PASSWORD } from "#api/testing/member.ts";
import { aPayingGuest, testCards } from "#api/testing/paying-guest.ts";
import { tablesNaming } from "#api/testing/tables-naming.ts";
import { endpoints } from "#contract/endpoints.ts";
import { quantile } from "#tools/bench/load.ts";
import { asMember, type BenchMember, benchMember } from "../environment/bench-member.ts";
import type { Part } from "../environment/bench-part.ts";
import { inShop, type Shop } from "../environment/two-processes.ts";

const GOAL_MS = 60_000;
const ENV = { LIMIT_REGISTER: "1000000" };

/** One account that left: how long until no table named its owner, and what did not end as it must. */
type Gone = { ms: number; faults: string[] };

async function deleteOne(shop: Shop): Promise<Gone> {
  const name = lettersOnly();
  const member = await benchMember(shop);
  const { orderNumber, phone } = await travel(shop, member, name);
  const before = await keptOf(shop.db, orderNumber);
  const faults: string[] = [];
  const must = (isKept: boolean, fault: string) => void (isKept || faults.push(fault));
  must((await tablesNaming(shop.db, name)).includes("placed_order"), "the name was nowhere to begin with");

  const body = { password: PASSWORD, reason: "I moved away" };
  const answer = await member.call("POST", endpoints.deleteUser.url, body);
  const began = performance.now();
  must(answer.statusCode === 204, `deleting was answered with ${answer.body}`);
  must(!(await isAlive(shop, member)), "a token lives on");
  const ms = await untilNobodyIsNamed(shop.db, began, name, member.email, phone);
  if (ms > GOAL_MS) faults.push(`${await tablesNaming(shop.db, name, member.email, phone)} still name them`);
  must(isDeepStrictEqual(await keptOf(shop.db, orderNumber), before), "the order or the ledger changed");
  must(await comesBack(shop, member), "the contact does not open a new and empty account");
  return { ms, faults };
}

/** Their own name and number, a saved passport, a stay that was paid for and is over. */
async function travel(shop: Shop, member: BenchMember, name: string) {
  const person = { title: "ms", firstName: name, lastName: name, nationality: null };
  await member.call("PUT", `/api/account/v2/user/${member.user.id}`, person);
  const document = { birthDate: null, idType: "passport", idNumber: "P1234567", idExpiry: null, isPrimary: false };
  await member.call("POST", endpoints.addTraveller.url, { ...person, ...document });
  const paying = aPayingGuest(asMember(member), shop.sandbox, { host: shop.doors[0]?.host ?? "" });
  const { cartId } = await paying.cart({ propertyId: (await aProperty(shop.db)).id, ...shop.stay });
  const phone = { dialCode: "+966", number: `5${randomInt(10_000_000, 99_999_999)}`, countryCode: "SA" };
  const guest = aTraveller({ firstName: name, lastName: name, email: member.email, phone });
  const cart = (await paying.setGuest(cartId, { ...guest, note: `${name} comes late` })).json();
  const paid = (await paying.pay(cart, testCards.paid)).json();
  const orderNumber = String(paid.orderNumber);
  await shop.untilSettled();
  await shop.db.execute(sql`
    UPDATE placed_order SET check_in = check_in - 60, check_out = check_out - 60 WHERE order_number = ${orderNumber}`);
  return { orderNumber, phone: phone.number };
}

/** By the header and by the cookie, at both doors. */
async function isAlive({ doors }: Shop, { token }: BenchMember): Promise<boolean> {
  for (const { app, host } of doors) {
    for (const [name, value] of [
      ["authorization", `Bearer ${token}`] as const,
      ["cookie", `token=${token}`] as const,
    ]) {
      const answer = await aCartGuest(app, { host, [name]: value }).call("GET", endpoints.getMe.url);
      if (answer.statusCode !== 401) return true;
    }
  }
  return false;
}

async function untilNobodyIsNamed(db: Db, began: number, ...words: string[]): Promise<number> {
  while (performance.now() - began <= GOAL_MS) {
    if ((await tablesNaming(db, ...words)).length === 0) return performance.now() - began;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** What tax law wants of an order, and every entry of the ledger. */
async function keptOf(db: Db, orderNumber: string) {
  const order = await db.execute(
    sql`SELECT total_minor, status_code, user_id FROM placed_order WHERE order_number = ${orderNumber}`,
  );
  const ledger = await db.execute(
    sql`SELECT tx_id, account, currency, amount_minor FROM ledger_entry ORDER BY tx_id, account, currency`,
  );
  return { order: order.rows, ledger: ledger.rows };
}

async function comesBack(shop: Shop, { email, user }: BenchMember): Promise<boolean> {
  const again = await benchMember(shop, { email, codes: 2 });
  const orders = (await again.call("GET", `${endpoints.listOrders.url}?list=past`)).json();
  const travellers = (await again.call("GET", endpoints.listTravellers.url)).json();
  return again.user.id !== user.id && orders.totalCount === 0 && travellers.items?.length === 0;
}

/** A name that stands in no other row. */
function lettersOnly(): string {
  return `Gone${randomBytes(8)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
}

/** G26: whoever leaves is gone, and what tax law wants stays without them. */
export const deletions: Part = {
  name: "deletions",
  options: { deletions: 20 },
  run: async (environment, { number, must }) => {
    const gone: Gone[] = [];
    await inShop(
      environment,
      async (shop) => {
        for (let n = 0; n < number("deletions"); n++) gone.push(await deleteOne(shop));
      },
      ENV,
    );
    const faults = gone.flatMap((one) => one.faults);
    must(faults.length === 0, `${gone.length} accounts are gone and their orders kept: ${JSON.stringify(faults)}`);
    const times = gone.map(({ ms }) => Math.round(ms));
    return { deleted: gone.length, goneMs: { p50: quantile(times, 0.5), most: Math.max(...times) }, goalMs: GOAL_MS };
  },
};
