import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMail } from "#api/platform/messaging/send-mail.ts";
import { sendSms } from "#api/platform/messaging/send-sms.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";

const TIME_SCALE = 0.02;
const mail = {
  messageId: "confirm-58-1",
  from: "booking@mabeet.example",
  to: "nora@example.com",
  subject: "حجزك مؤكد",
  text: "نراك يوم الخميس <b>4 PM</b>",
};
const sms = { messageId: "otp-1", from: "Mabeet", to: "+966501234567", text: "Your code is 123456" };

let sandbox: TestSandbox;
let url: string;
let settings: { mailUrl: string; smsUrl: string; timeoutScale: number };

beforeAll(async () => {
  sandbox = await testSandbox(TIME_SCALE);
  url = sandbox.url;
  settings = { mailUrl: `${url}/mail`, smsUrl: `${url}/sms`, timeoutScale: 1 };
});

afterAll(() => sandbox.stop());

beforeEach(async () => {
  await fetch(`${url}/inbox`, { method: "DELETE" });
  await sandbox.clearFaults();
});

async function inbox(to = ""): Promise<{ to: string; subject: string; text: string; messageId: string }[]> {
  const answer = await fetch(`${url}/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: [] }).messages;
}

test("an email to a guest is in the inbox", async () => {
  await sendMail(settings, mail);
  expect(await inbox("nora@")).toEqual([expect.objectContaining(mail)]);
});

test("a code by SMS is in the inbox", async () => {
  await sendSms(settings, sms);
  expect(await inbox("+966")).toEqual([expect.objectContaining(sms)]);
});

test("the inbox page escapes the guest's text", async () => {
  await sendMail(settings, mail);
  const page = await (await fetch(`${url}/inbox`)).text();
  expect(page).toContain("حجزك مؤكد");
  expect(page).toContain("&lt;b&gt;4 PM&lt;/b&gt;");
  expect(page).not.toContain("<b>4 PM");
});

test.each([
  ["refuse", "broken", 0],
  ["500", "refused", 0],
  ["500-but-done", "refused", 1],
  ["cut-json", "unreadable", 1],
  ["redirect", "redirected", 0],
  ["huge", "too-large", 1],
])("a mail partner that is %s ends in a clear failure: %s", async (fault, reason, arrived) => {
  await sandbox.setFault("/mail", fault);
  await expect(sendMail(settings, mail)).rejects.toMatchObject({ name: "GatewayFailure", partner: "mail", reason });
  expect(await inbox()).toHaveLength(arrived);
});

test.each([
  ["silent", 0],
  ["slow", 1],
])("a mail partner that is %s is given up after our own time", async (fault, arrived) => {
  await sandbox.setFault("/mail", fault);
  const sending = sendMail({ ...settings, timeoutScale: TIME_SCALE }, mail);
  await expect(sending).rejects.toMatchObject({ name: "GatewayFailure", partner: "mail", reason: "timeout" });
  await expect.poll(() => inbox()).toHaveLength(arrived);
});

test("the email after a fault is sent", async () => {
  await sandbox.setFault("/mail", "500");
  await expect(sendMail(settings, mail)).rejects.toThrow("mail: refused");
  await sendMail(settings, mail);
  expect(await inbox()).toHaveLength(1);
});

test("a partner that does not run is unreachable", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  await once(closed.close(), "close");
  const smsUrl = `http://127.0.0.1:${port}/sms`;
  await expect(sendSms({ ...settings, smsUrl }, sms)).rejects.toMatchObject({ reason: "unreachable" });
});
