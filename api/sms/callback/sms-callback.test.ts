import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type SmsState, smsMessages } from "#api/schema/sms.ts";
import { pruneSms } from "#api/sms/prune-sms.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { callbackUrl } from "./callback-url.ts";

const SECRETS = ["a-new-secret-of-the-callbacks-0123456789", "an-old-secret-of-the-callbacks-0123456789"] as const;
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ env: { SMS_CALLBACK_SECRETS: SECRETS.join(",") } });
});

async function aSent(given: { partner?: "unifonic" | "twilio"; state?: SmsState; createdAt?: Date } = {}) {
  const id = randomUUID();
  const now = new Date();
  const row = { partner: "unifonic", state: "accepted" as const, createdAt: now, changedAt: now, ...given };
  await app.db.insert(smsMessages).values({ id, ...row });
  return id;
}
const rowOf = async (id: string) => (await app.db.select().from(smsMessages).where(eq(smsMessages.id, id)))[0];

type Report = { partner?: string; secret?: string; id: string; body: string; type?: string };
function report({ partner = "unifonic", secret = SECRETS[0], id, body, type = "application/json" }: Report) {
  const url = `/api/sms/callback/${partner}/${secret}/${id}`;
  return app.inject({ method: "POST", url, headers: { "content-type": type }, payload: body });
}
const delivered = JSON.stringify({ MessageID: 1, DLR: "Delivered" });
const FORM = "application/x-www-form-urlencoded";

test("the address that companies get is that of this call, with the newest secret", async () => {
  const id = await aSent();
  const { pathname } = new URL(callbackUrl(app.settings, "unifonic", id) ?? "");
  const answer = await app.inject({
    method: "POST",
    url: pathname,
    headers: { "content-type": "application/json" },
    payload: delivered,
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  expect(await rowOf(id)).toMatchObject({ state: "delivered" });
  expect(callbackUrl({ ...app.settings, smsCallbackSecrets: [] }, "unifonic", id)).toBe(null);
});

test("Twilio reports by a form, and a secret that is being replaced still counts", async () => {
  const id = await aSent({ partner: "twilio" });
  const body = "MessageSid=SM1&MessageStatus=undelivered";
  expect((await report({ partner: "twilio", secret: SECRETS[1], id, body, type: FORM })).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({ state: "failed" });
});

test("a report that is repeated, or contradicts the first one, changes nothing", async () => {
  const id = await aSent();
  await report({ id, body: delivered });
  const first = await rowOf(id);
  for (const body of [delivered, JSON.stringify({ DLR: "Undeliverable" })])
    expect((await report({ id, body })).statusCode).toBe(200);
  expect(await rowOf(id)).toEqual(first);
});

test("a report that a message was taken is none of its end, and a delivery after a failure counts", async () => {
  const [sending, failed] = [await aSent({ state: "sending" }), await aSent({ state: "failed" })];
  for (const id of [sending, failed]) await report({ id, body: JSON.stringify({ DLR: "Queued" }) });
  expect([(await rowOf(sending))?.state, (await rowOf(failed))?.state]).toEqual(["accepted", "failed"]);
  for (const id of [sending, failed]) await report({ id, body: delivered });
  expect([(await rowOf(sending))?.state, (await rowOf(failed))?.state]).toEqual(["delivered", "delivered"]);
});

test("a report marks nothing but the delivery of a message of the same company", async () => {
  const [ofTwilio, refused, open] = [
    await aSent({ partner: "twilio" }),
    await aSent({ state: "refused" }),
    await aSent(),
  ];
  for (const id of [ofTwilio, refused, randomUUID()])
    expect((await report({ id, body: delivered })).statusCode).toBe(200);
  await report({ id: open, body: JSON.stringify({ DLR: "Sent", state: "refused", partnerId: "x" }) });
  expect((await rowOf(ofTwilio))?.state).toBe("accepted");
  expect((await rowOf(refused))?.state).toBe("refused");
  expect(await rowOf(open)).toMatchObject({ state: "accepted", partnerId: null });
});

test.each([
  ["a wrong secret", { secret: "a-wrong-secret-of-the-callbacks-0123456789" }],
  ["the beginning of the secret", { secret: SECRETS[0].slice(0, -1) }],
  ["an unknown company", { partner: "pigeon" }],
  ["a name of every object", { partner: "constructor" }],
  ["no id", { id: "1" }],
  ["a wrong secret and a huge body", { secret: "wrong", body: "x".repeat(200_000) }],
])("with %s there is nothing here, as at any unknown address", async (_name, given) => {
  const id = await aSent();
  const answer = await report({ id, body: delivered, ...given });
  const unknown = await app.inject({ method: "POST", url: "/api/sms/nothing", payload: {} });
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, unknown.json().error.code]);
  expect((await rowOf(id))?.state).toBe("accepted");
});

test.each([
  ["broken JSON", "{", "application/json", 400],
  ["a list", "[]", "application/json", 400],
  ["a text", '"Delivered"', "application/json", 400],
  ["a prototype", '{"__proto__":{"DLR":"Delivered"}}', "application/json", 400],
  ["nothing", "", "application/json", 400],
  ["another type", delivered, "text/plain", 415],
  ["a huge body", "x".repeat(20_000), FORM, 413],
])("a report of %s gets a clear answer", async (_name, body, type, status) => {
  const id = await aSent();
  const answer = await report({ id, body, type });
  expect(answer.statusCode).toBe(status);
  expect((await rowOf(id))?.state).toBe("accepted");
});

test("what became of a message is forgotten after thirty days", async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const [old, recent] = [await aSent({ createdAt: days(31) }), await aSent({ createdAt: days(29) })];
  await inTransaction(app.db, pruneSms);
  expect([await rowOf(old), (await rowOf(recent))?.id]).toEqual([undefined, recent]);
});

test("the secret is in no line of the log", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const logged = await testApp({ env: { SMS_CALLBACK_SECRETS: SECRETS[0], LOG_LEVEL: "info" }, logStream });
  const url = `/api/sms/callback/unifonic/${SECRETS[0]}/${randomUUID()}`;
  await logged.inject({ method: "POST", url, headers: { "content-type": "application/json" }, payload: delivered });
  await logged.db.execute(sql`SELECT 1`);
  expect(lines.join("")).toContain("/api/sms/callback/:partner/:secret/:messageId");
  expect(lines.join("")).not.toContain(SECRETS[0]);
});
