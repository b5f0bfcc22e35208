import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Environment, readSettings } from "#api/platform/settings/settings.ts";
import { smsMessages } from "#api/schema/sms.ts";
import { smsAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { recordDelivery } from "./sms-record.ts";
import { createSmsSender } from "./sms-sender.ts";

const SAUDI = "+966501234567";
const GERMAN = "+4915112345678";
const companies = [
  ["Unifonic", SAUDI, "POST /unifonic/rest/SMS/messages"],
  ["Twilio", GERMAN, "POST /twilio/2010-04-01/Accounts/*/Messages.json"],
] as const;

let sandbox: TestSandbox;
let app: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  sandbox = await testSandbox(0.02);
  app = await testApp();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  lines.length = 0;
  await sandbox.clearFaults();
  await fetch(`${sandbox.url}/inbox`, { method: "DELETE" });
});

/** A sender of its own has circuit breakers of its own. */
function senderWith(env: Environment = {}) {
  const settings = readSettings({ APP_ENV: "test", TIME_SCALE: "0.02", ...smsAt(sandbox), ...env });
  const write = (line: object) => void lines.push((line as { event: string }).event);
  const log = { info: write, warn: write, error: write } as unknown as FastifyInstance["log"];
  return createSmsSender({ db: app.db, settings, log });
}
const aMessage = (to: string, given: object = {}) => ({ messageId: randomUUID(), to, text: "code 123456", ...given });

type Message = { to: string; from: string; text: string; messageId: string };
async function inbox(): Promise<Message[]> {
  return ((await (await fetch(`${sandbox.url}/inbox.json`)).json()) as { messages: Message[] }).messages;
}
const recordOf = async (id: string) => (await app.db.select().from(smsMessages).where(eq(smsMessages.id, id)))[0];

test.each(companies)("%s sends a message once, and its id there is stored", async (_name, to) => {
  const message = aMessage(to);
  const sender = senderWith();
  expect(await sender.send(message)).toBe("done");
  expect(await sender.send(message)).toBe("done");
  expect(await inbox()).toEqual([expect.objectContaining({ to, from: "MABEET", text: message.text })]);
  expect(await recordOf(message.messageId)).toMatchObject({ state: "accepted", partnerId: expect.any(String) });
});

test("what is stored about a message contains neither its number nor its text", async () => {
  const message = aMessage(SAUDI);
  await senderWith().send(message);
  const stored = JSON.stringify(await recordOf(message.messageId));
  expect(stored).not.toContain("501234567");
  expect(stored).not.toContain("123456");
});

test.each(companies)(
  "a code that %s may have got is never sent again, and the guest asks for another",
  async (_n, to, call) => {
    await sandbox.setFault(call, "500-but-done");
    const message = aMessage(to, { isCode: true });
    const sender = senderWith();
    expect(await sender.send(message)).toBe("done");
    expect(await sender.send(message)).toBe("done");
    expect(await inbox()).toHaveLength(1);
    expect(await recordOf(message.messageId)).toMatchObject({ state: "unknown" });
  },
);

test.each(companies)("a code that %s lost in silence is not sent again either", async (_name, to, call) => {
  await sandbox.setFault(call, "silent");
  const message = aMessage(to, { isCode: true });
  const sender = senderWith({ TIMEOUT_SCALE: "0.02" });
  expect([await sender.send(message), await sender.send(message)]).toEqual(["done", "done"]);
  expect(await inbox()).toEqual([]);
  expect(lines).toEqual(["sms-unanswered"]);
});

test("a code whose process was killed during the call is not sent again", async () => {
  const message = aMessage(SAUDI, { isCode: true });
  const now = new Date();
  const begun = { partner: "unifonic", state: "sending", createdAt: now, changedAt: now } as const;
  await app.db.insert(smsMessages).values({ id: message.messageId, ...begun });
  expect(await senderWith().send(message)).toBe("done");
  expect(await inbox()).toEqual([]);
  expect(await recordOf(message.messageId)).toMatchObject({ state: "unknown" });
});

test("any other message without an answer is repeated with the same id for as long as Unifonic, which recognises it, needs", async () => {
  const message = aMessage(SAUDI);
  const sender = senderWith();
  for (const fault of ["500", "500", "500", "500-but-done"]) {
    await sandbox.setFault("/unifonic/rest/SMS/messages", fault);
    expect(await sender.send(message)).toBe("wait");
  }
  expect(await sender.send(message)).toBe("done");
  expect(await inbox()).toEqual([expect.objectContaining({ messageId: message.messageId })]);
  expect(await recordOf(message.messageId)).toMatchObject({ state: "accepted" });
});

test("a message that Twilio, which recognises no repetition, may have got twice is not sent a third time", async () => {
  await sandbox.setFault("POST /twilio/2010-04-01/Accounts/*/Messages.json", "500-but-done", 5);
  const message = aMessage(GERMAN);
  const sender = senderWith();
  expect([await sender.send(message), await sender.send(message)]).toEqual(["wait", "done"]);
  expect(await sender.send(message)).toBe("done");
  expect(await inbox()).toHaveLength(2);
  expect(await recordOf(message.messageId)).toMatchObject({ state: "unknown", unanswered: 1 });
});

test("a message whose process was killed in its second call to Twilio is not sent a third time", async () => {
  const { messageId, ...message } = aMessage(GERMAN);
  const now = new Date();
  const begun = { partner: "twilio", state: "sending", unanswered: 1, createdAt: now, changedAt: now } as const;
  await app.db.insert(smsMessages).values({ id: messageId, ...begun });
  expect(await senderWith().send({ messageId, ...message })).toBe("done");
  expect(await inbox()).toEqual([]);
  expect(await recordOf(messageId)).toMatchObject({ state: "unknown" });
});

test("a message that a company surely did not take does not count as an attempt without an answer", async () => {
  const call = "POST /twilio/2010-04-01/Accounts/*/Messages.json";
  const message = aMessage(GERMAN);
  const sender = senderWith();
  for (const fault of ["sms-no-balance", "sms-throttled", "sms-no-balance"]) {
    await sandbox.setFault(call, fault);
    expect(await sender.send(message)).toBe("wait");
  }
  expect(await sender.send(message)).toBe("done");
  expect(await recordOf(message.messageId)).toMatchObject({ state: "accepted", unanswered: 0 });
});

test.each(["sending", "waiting"] as const)(
  "a message in the state %s that its company reports to have taken is not sent again",
  async (state) => {
    const message = aMessage(GERMAN);
    const now = new Date();
    const begun = { partner: "twilio", state, createdAt: now, changedAt: now } as const;
    await app.db.insert(smsMessages).values({ id: message.messageId, ...begun });
    await recordDelivery(app.db, { messageId: message.messageId, partner: "twilio", state: "accepted" });
    expect(await senderWith().send(message)).toBe("done");
    expect(await inbox()).toEqual([]);
    expect(await recordOf(message.messageId)).toMatchObject({ state: "accepted" });
  },
);

test.each(companies)("a number that %s refuses is refused for ever, with the reason", async (_name, to, call) => {
  await sandbox.setFault(call, "sms-refused");
  const message = aMessage(to);
  const sender = senderWith();
  expect([await sender.send(message), await sender.send(message)]).toEqual(["done", "done"]);
  expect(await recordOf(message.messageId)).toMatchObject({ state: "refused", reason: expect.stringMatching(/^\d+$/) });
  expect(await inbox()).toEqual([]);
  expect(lines).toEqual(["sms-refused"]);
});

test.each(companies)(
  "without balance at %s a message waits for an operator, who is alarmed",
  async (_name, to, call) => {
    await sandbox.setFault(call, "sms-no-balance");
    const message = aMessage(to);
    const sender = senderWith();
    expect(await sender.send(message)).toBe("wait");
    expect(lines).toEqual(["sms-alarm"]);
    expect(await sender.send(message)).toBe("done");
    expect(await inbox()).toHaveLength(1);
  },
);

test.each(companies)(
  "when %s has too many messages, even a code is sent later, since it was not accepted",
  async (_n, to, call) => {
    await sandbox.setFault(call, "sms-throttled");
    const message = aMessage(to, { isCode: true });
    const sender = senderWith();
    expect([await sender.send(message), await sender.send(message)]).toEqual(["again", "done"]);
    expect(await inbox()).toHaveLength(1);
  },
);

test("a company that cannot be reached is down after five attempts; guests are refused, and messages wait", async () => {
  const sender = senderWith({ UNIFONIC_URL: "http://127.0.0.1:9", TIME_SCALE: "1" });
  for (let n = 0; n < 5; n++) expect(await sender.send(aMessage(SAUDI))).toBe("wait");
  expect([sender.canSend(SAUDI), sender.hasRoute(SAUDI), sender.canSend(GERMAN)]).toEqual([false, true, true]);
  expect(sender.partners.map(({ name, isUp }) => [name, isUp()])).toEqual([
    ["unifonic", false],
    ["twilio", true],
  ]);
});

test("the longest prefix chooses the company, and the country of the number the sender", async () => {
  const sender = senderWith({
    SMS_ROUTES: "*:unifonic,+966:unifonic,+96650:twilio",
    SMS_SENDERS: "SA:MABEET-SA,KW:MABEET-KW",
  });
  for (const to of [SAUDI, "+966551234567", "+96550001234"]) await sender.send(aMessage(to));
  expect((await inbox()).map(({ to, from }) => [to, from])).toEqual([
    ["+96550001234", "MABEET-KW"],
    ["+966551234567", "MABEET-SA"],
    [SAUDI, "MABEET-SA"],
  ]);
  expect((await inbox())[2]?.messageId).toMatch(/^SM/);
  expect([sender.reach, sender.hasRoute("+97150001234")]).toEqual(["some", false]);
  expect(await sender.send(aMessage("+971501234567"))).toBe("done");
  expect(await inbox()).toHaveLength(3);
});

test.each([
  [{}, "all"],
  [{ PARTNERS_OFF: "twilio" }, "some"],
  [{ PARTNERS_OFF: "unifonic,twilio" }, "none"],
])("with the settings %j SMS reach the numbers of %s countries", (env, reach) => {
  expect(senderWith(env).reach).toBe(reach);
});

test("a report that is faster than our own record stays", async () => {
  const { messageId } = aMessage(SAUDI);
  const now = new Date();
  const begun = { partner: "unifonic", state: "sending", createdAt: now, changedAt: now } as const;
  await app.db.insert(smsMessages).values({ id: messageId, ...begun });
  await recordDelivery(app.db, { messageId, partner: "unifonic", state: "delivered" });
  expect(await senderWith().send(aMessage(SAUDI, { messageId }))).toBe("done");
  expect(await recordOf(messageId)).toMatchObject({ state: "delivered" });
});
