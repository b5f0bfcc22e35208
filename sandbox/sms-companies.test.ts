import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createSandbox } from "./server.ts";

const server = createSandbox();
let url: string;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => fetch(`${url}/inbox`, { method: "DELETE" }));

const BASIC = `Basic ${Buffer.from("mabeetdemo:mabeetdemo").toString("base64")}`;
const inUnifonic = { AppSid: "mabeetdemo", SenderID: "MABEET", Recipient: "966501234567", Body: "Hi" };
const inTwilio = { To: "+4915112345678", From: "MABEET", Body: "Hi" };

async function post(path: string, fields: Record<string, string>, authorization = BASIC) {
  const body = new URLSearchParams(fields);
  const answer = await fetch(url + path, { method: "POST", headers: { authorization }, body });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}
const unifonic = (given: object) => post("/unifonic/rest/SMS/messages", { ...inUnifonic, ...given });
const twilio = (given: object, authorization?: string) =>
  post("/twilio/2010-04-01/Accounts/mabeetdemo/Messages.json", { ...inTwilio, ...given }, authorization);

async function inboxCount(): Promise<number> {
  return ((await (await fetch(`${url}/inbox.json`)).json()) as { messages: unknown[] }).messages.length;
}

test.each([
  [{ AppSid: "other" }, 401, "ER-01"],
  [{ SenderID: "" }, 480, "ER-480"],
  [{ Body: "" }, 449, "ER-449"],
  [{ Recipient: "+966501234567" }, 482, "ER-482"],
  [{ Recipient: "0501234567" }, 482, "ER-482"],
])("Unifonic refuses %j with %i", async (given, status, errorCode) => {
  expect(await unifonic(given)).toMatchObject({ status, json: { success: "false", errorCode } });
  expect(await inboxCount()).toBe(0);
});

test("Unifonic takes a message with one id of the merchant once", async () => {
  const first = await unifonic({ CorrelationID: "once" });
  expect(first).toMatchObject({ status: 200, json: { errorCode: "ER-00", data: { Status: "Queued" } } });
  expect(await unifonic({ CorrelationID: "once" })).toMatchObject({ status: 409, json: { errorCode: "ER-09" } });
  expect(await inboxCount()).toBe(1);
});

test.each([
  [{ To: "0501234567" }, 21211],
  [{ To: "+15005550004" }, 21610],
  [{ To: "+15005550009" }, 21614],
  [{ From: "" }, 21603],
  [{ Body: "" }, 21602],
])("Twilio refuses %j with %i", async (given, code) => {
  expect(await twilio(given)).toMatchObject({ status: 400, json: { code } });
  expect(await inboxCount()).toBe(0);
});

test("Twilio knows its account, and takes a repeated message as another one", async () => {
  expect(await twilio({}, "Basic x")).toMatchObject({ status: 401, json: { code: 20003 } });
  for (let n = 0; n < 2; n++) expect(await twilio({})).toMatchObject({ status: 201, json: { status: "queued" } });
  expect(await inboxCount()).toBe(2);
});
