import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { tablesNaming } from "#api/testing/checks/tables-naming.ts";
import { aCartGuest, aTraveller } from "#api/testing/guests/cart-guest.ts";
import { PASSWORD } from "#api/testing/guests/member.ts";
import { aPayingGuest, testCards } from "#api/testing/guests/paying-guest.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { quantile } from "#tools/measure/load.ts";
import { asMember, type BenchMember, benchMember } from "../environment/bench-member.ts";
import type { Part } from "../environment/bench-part.ts";
import { type Deployment, withTwoProcesses } from "../environment/two-processes.ts";

const GOAL_MS = 60_000;
const ENV = { LIMIT_REGISTER: "1000000" };

/** One deleted account: how long until no table contained its owner's data, and what was wrong. */
type Deletion = { ms: number; faults: string[] };

async function deleteOne(deployment: Deployment): Promise<Deletion> {
  const name = uniqueName();
  const member = await benchMember(deployment);
  const { orderNumber, phone } = await completeStay(deployment, member, name);
  const before = await retainedRecords(deployment.db, orderNumber);
  const faults: string[] = [];
  const must = (isMet: boolean, fault: string) => void (isMet || faults.push(fault));
  must(
    (await tablesNaming(deployment.db, name)).includes("placed_order"),
    "the name was in no table before the deletion",
  );

  const body = { password: PASSWORD, reason: "I moved away", captchaToken: "test-pass" };
  const answer = await member.call("POST", endpoints.deleteUser.url, body);
  const began = performance.now();
  must(answer.statusCode === 204, `the deletion was answered with ${answer.body}`);
  must(!(await isTokenValid(deployment, member)), "a token is still valid");
  const ms = await untilErased(deployment.db, began, name, member.email, phone);
  if (ms > GOAL_MS)
    faults.push(`${await tablesNaming(deployment.db, name, member.email, phone)} still contain the owner's data`);
  must(isDeepStrictEqual(await retainedRecords(deployment.db, orderNumber), before), "the order or the ledger changed");
  must(await canReuseContact(deployment, member), "the contact cannot register a new and empty account");
  return { ms, faults };
}

/** A member with a name, a phone number, a saved passport, and a paid stay in the past. */
async function completeStay(deployment: Deployment, member: BenchMember, name: string) {
  const person = { title: "ms", firstName: name, lastName: name, nationality: null };
  await member.call("PUT", `/api/account/v2/user/${member.user.id}`, person);
  const document = { birthDate: null, idType: "passport", idNumber: "P1234567", idExpiry: null, isPrimary: false };
  await member.call("POST", endpoints.addTraveller.url, { ...person, ...document });
  const paying = aPayingGuest(asMember(member), deployment.sandbox, { host: deployment.servers[0]?.host ?? "" });
  const { cartId } = await paying.cart({ propertyId: (await aProperty(deployment.db)).id, ...deployment.stay });
  const phone = { dialCode: "+966", number: `5${randomInt(10_000_000, 99_999_999)}`, countryCode: "SA" };
  const guest = aTraveller({ firstName: name, lastName: name, email: member.email, phone });
  const cart = (await paying.setGuest(cartId, { ...guest, note: `${name} comes late` })).json();
  const paid = (await paying.pay(cart, testCards.paid)).json();
  const orderNumber = String(paid.orderNumber);
  await deployment.untilSettled();
  await deployment.db.execute(sql`
    UPDATE order_item SET starts_on = starts_on - 60, ends_on = ends_on - 60
    WHERE order_id = (SELECT id FROM placed_order WHERE order_number = ${orderNumber})`);
  return { orderNumber, phone: phone.number };
}

/** Checks the token in the header and in the cookie, on both servers. */
async function isTokenValid({ servers }: Deployment, { token }: BenchMember): Promise<boolean> {
  for (const { app, host } of servers) {
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

async function untilErased(db: Db, began: number, ...words: string[]): Promise<number> {
  while (performance.now() - began <= GOAL_MS) {
    if ((await tablesNaming(db, ...words)).length === 0) return performance.now() - began;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** The columns of an order that tax law requires, and all ledger entries. */
async function retainedRecords(db: Db, orderNumber: string) {
  const order = await db.execute(
    sql`SELECT total_minor, status_code, user_id FROM placed_order WHERE order_number = ${orderNumber}`,
  );
  const ledger = await db.execute(
    sql`SELECT tx_id, account, currency, amount_minor FROM ledger_entry ORDER BY tx_id, account, currency`,
  );
  return { order: order.rows, ledger: ledger.rows };
}

async function canReuseContact(deployment: Deployment, { email, user }: BenchMember): Promise<boolean> {
  const second = await benchMember(deployment, { email, codes: 2 });
  const orders = (await second.call("GET", `${endpoints.listOrders.url}?list=past`)).json();
  const travellers = (await second.call("GET", endpoints.listTravellers.url)).json();
  return second.user.id !== user.id && orders.totalCount === 0 && travellers.items?.length === 0;
}

/** A name that no other row contains. */
function uniqueName(): string {
  return `Gone${randomBytes(8)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;
}

/** G26: a deleted account leaves no personal data, and its orders stay for tax law. */
export const deletions: Part = {
  name: "deletions",
  options: { deletions: 20 },
  run: async (environment, { number, must }) => {
    const deleted: Deletion[] = [];
    await withTwoProcesses(
      environment,
      async (deployment) => {
        for (let n = 0; n < number("deletions"); n++) deleted.push(await deleteOne(deployment));
      },
      ENV,
    );
    const faults = deleted.flatMap((one) => one.faults);
    must(
      faults.length === 0,
      `${deleted.length} accounts are deleted and their orders kept: ${JSON.stringify(faults)}`,
    );
    const times = deleted.map(({ ms }) => Math.round(ms));
    return {
      deleted: deleted.length,
      goneMs: { p50: quantile(times, 0.5), max: Math.max(...times) },
      goalMs: GOAL_MS,
    };
  },
};
