import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildInternalApp } from "#api/platform/internal/internal-app.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { bounceAddress } from "./bounce-address.ts";
import { hasContactProblem } from "./contact-problems.ts";

const KEY = "k".repeat(24);
const DOMAIN = "bounces.mabeet.example";

let app: Awaited<ReturnType<typeof testApp>>;
let internal: Awaited<ReturnType<typeof buildInternalApp>>;
beforeAll(async () => {
  app = await testApp({ env: { MAIL_BOUNCE_DOMAIN: DOMAIN, MAIL_BOUNCE_KEY: KEY } });
  internal = await buildInternalApp(app.settings, app);
});
afterAll(() => internal.close());

type Report = { sentTo: string; recipient: string; action?: string; status?: string };

/** A report as Postfix writes it. */
const report = ({ sentTo, recipient, action = "failed", status = "5.1.1" }: Report) =>
  [
    "Received: by mx.example.com (Postfix)",
    "From: MAILER-DAEMON@mx.example.com (Mail Delivery System)",
    "Subject: Undelivered Mail Returned to Sender",
    `To: ${sentTo}`,
    "MIME-Version: 1.0",
    "Content-Type: multipart/report; report-type=delivery-status;",
    '\tboundary="4F1.1700000000/mx.example.com"',
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--4F1.1700000000/mx.example.com",
    "Content-Type: text/plain; charset=us-ascii",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--4F1.1700000000/mx.example.com",
    "Content-Description: Delivery report",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.com",
    "",
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 5.1.1 user unknown",
    "",
    "--4F1.1700000000/mx.example.com",
    "Content-Type: message/rfc822",
    "",
    "Subject: =?utf-8?B?2K3YrNiy2YM=?=",
    "",
    "the mail that came back",
    "",
    "--4F1.1700000000/mx.example.com--",
    "",
  ].join("\r\n");

const post = (payload: string, headers: Record<string, string> = {}) =>
  internal.inject({
    method: "POST",
    url: "/mail/bounces",
    headers: { authorization: `Bearer ${KEY}`, "content-type": "message/rfc822", ...headers },
    payload,
  });

const aSentMail = () => {
  const sent = { messageId: randomUUID(), to: `guest-${randomUUID()}@example.com` };
  return { ...sent, sentTo: bounceAddress(app.settings.secrets, sent, DOMAIN) };
};
const hasProblem = (to: string) => hasContactProblem(app.db, app.settings.secrets, to, new Date(0));

test("a mail that came back is a problem of its address, once however often it is reported", async () => {
  const { to, sentTo } = aSentMail();
  const bounce = report({ sentTo: sentTo.toUpperCase(), recipient: to });
  for (let n = 0; n < 2; n++) {
    const answer = await post(bounce);
    expect([answer.statusCode, answer.json()]).toEqual([200, { outcome: "recorded" }]);
  }
  expect(await hasProblem(to)).toBe(true);
});

test.each<[string, (sent: ReturnType<typeof aSentMail>) => Report]>([
  ["about somebody else's mail", ({ to }) => ({ sentTo: `someone@${DOMAIN}`, recipient: to })],
  ["with the mark of a mail to another guest", ({ to }) => ({ sentTo: aSentMail().sentTo, recipient: to })],
  ["with a changed mark", ({ to, sentTo }) => ({ sentTo: sentTo.replace(/.@/, "g@"), recipient: to })],
  ["of a delay", ({ to, sentTo }) => ({ sentTo, recipient: to, action: "delayed", status: "4.4.1" })],
  ["of a delivery", ({ to, sentTo }) => ({ sentTo, recipient: to, action: "delivered", status: "2.1.5" })],
])("a report %s changes nothing", async (_, reportOf) => {
  const sent = aSentMail();
  const answer = await post(report(reportOf(sent)));
  expect([answer.statusCode, answer.json()]).toEqual([200, { outcome: "ignored" }]);
  expect(await hasProblem(sent.to)).toBe(false);
});

test.each<[string, string, Record<string, string>, number, number]>([
  ["nothing", "", {}, 400, 1001],
  ["no report", "Subject: hello\r\n\r\nhello", {}, 400, 1001],
  ["a report without its part", "Content-Type: multipart/report; boundary=x\r\n\r\n--x--", {}, 400, 1001],
  ["a report with half a header", "Content-Type: multipart/report; boundary=\r\n\r\n", {}, 400, 1001],
  ["random bytes", "\u0000\u0001--\n\n--\r\n\r\n", {}, 400, 1001],
  ["another type", "{}", { "content-type": "application/json" }, 415, 1007],
  ["more than half a megabyte", "x".repeat(600_000), {}, 413, 1007],
  ["a wrong key", "x", { authorization: "Bearer of-somebody-else-0123456789" }, 401, 1008],
  ["no key", "x", { authorization: "" }, 401, 1008],
])("a call with %s gets a clear answer", async (_, payload, headers, status, code) => {
  const answer = await post(payload, headers);
  expect(answer.headers["content-type"]).toContain("application/problem+json");
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
});

test("without a key there is no such call", async () => {
  const other = await buildInternalApp({ ...app.settings, mailBounceKey: null }, app);
  expect((await other.inject({ method: "POST", url: "/mail/bounces", payload: "x" })).statusCode).toBe(404);
  await other.close();
});
