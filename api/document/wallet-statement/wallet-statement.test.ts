import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aMember } from "#api/testing/guests/member.ts";
import { aLot, aWalletMember } from "#api/testing/guests/wallet-member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { WalletStatements } from "#contract/wallet/wallet.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { readWalletStatement } from "./wallet-statement.ts";

const statements = "/api/loyalty/wallet/statement";
const thisYear = Number(todayInRiyadh(new Date()).slice(0, 4));
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});

/** A member with two credits of this year. */
async function aCreditedMember() {
  const member = await aWalletMember(app);
  await aLot(app, member.walletId, 5_000);
  await aLot(app, member.walletId, 1_234);
  return member;
}

test("a member downloads the statement of each year with movements, in both languages", async () => {
  const member = await aCreditedMember();
  const { items } = (await member.call("GET", statements)).json() as WalletStatements;
  expect(items).toEqual([{ year: thisYear, url: `${statements}/${thisYear}` }]);
  for (const lang of ["en", "ar"]) {
    const answer = await member.call("GET", `${items[0]?.url}?lang=${lang}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body.slice(0, 5)).toBe("%PDF-");
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="wallet-${thisYear}.pdf"`,
      "cache-control": "no-store",
    });
  }
});

test("the statement ends with the balance of the wallet", async () => {
  const member = await aCreditedMember();
  const { closing, owner } = await readWalletStatement(app.db, member.user.id, thisYear);
  expect(closing).toBe(6_234);
  expect(owner.name).not.toBe("");
});

test("a year without movements has no statement, and what is no year is refused", async () => {
  const member = await aCreditedMember();
  expect((await member.call("GET", `${statements}/${thisYear - 1}`)).json().error.code).toBe(1002);
  expect((await member.call("GET", `${statements}/soon`)).json().error.code).toBe(1001);
  expect((await member.call("GET", `${statements}/${thisYear}?lang=fr`)).json().error.code).toBe(1001);
});

test("nobody without a wallet, and no site without the wallet, has statements", async () => {
  const guest = await aMember(app, { headers: { host: "mabeet-sa.localhost" } });
  expect((await guest.call("GET", statements)).json().error.code).toBe(8004);
  const member = await aMember(app, { headers: { host: "tajawal-sa.localhost" } });
  expect((await member.call("GET", statements)).json().error.code).toBe(1002);
});
