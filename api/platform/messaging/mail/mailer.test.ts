import { randomUUID } from "node:crypto";
import PostalMime from "postal-mime";
import { afterEach, expect, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { type SinkAnswers, type SmtpSink, smtpSink } from "#api/testing/servers/smtp-sink.ts";
import type { Mail } from "./mail.ts";
import { createMailer, type Mailer } from "./mailer.ts";

const opened: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

async function sinkAndMailer(answers: SinkAnswers = {}, env: Record<string, string> = {}): Promise<[SmtpSink, Mailer]> {
  const sink = await smtpSink(answers);
  const mailer = createMailer(readSettings({ APP_ENV: "test", MAIL_URL: sink.url, ...env }));
  opened.push(sink, mailer);
  return [sink, mailer];
}

const aMail = (given: Partial<Mail> = {}): Mail => ({
  messageId: randomUUID(),
  from: "booking@mabeet.example",
  to: "nora@example.com",
  subject: "تم تأكيد حجزك C123456789 في شاليه النخيل المطل على البحر في حي الشاطئ",
  text: "مرحبًا نورة،\n\nنراك يوم الخميس.\n",
  html: '<!doctype html><html lang="ar" dir="rtl"><body><p>نراك يوم الخميس</p></body></html>',
  ...given,
});

const headerOf = (raw = "", name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(raw)?.[1]?.trim();

test("an Arabic mail is read by another program as we wrote it: subject, both parts and the calendar file", async () => {
  const [sink, mailer] = await sinkAndMailer();
  const mail = aMail({ calendar: { name: "C123456789.ics", content: "BEGIN:VCALENDAR\r\nSUMMARY:شاليه\r\n" } });
  expect(await mailer.send(mail)).toBe("accepted");
  const read = await PostalMime.parse(sink.mails[0] ?? "", { attachmentEncoding: "utf8" });
  expect(read).toMatchObject({ subject: mail.subject, messageId: `<${mail.messageId}@mabeet.example>` });
  expect([read.from?.address, read.to]).toEqual([mail.from, [{ name: "", address: mail.to }]]);
  expect([read.text?.trimEnd(), read.html?.trimEnd()]).toEqual([mail.text.trimEnd(), mail.html]);
  expect(read.attachments).toEqual([
    expect.objectContaining({ filename: "C123456789.ics", mimeType: "text/calendar", method: "PUBLISH" }),
  ]);
  const attached = Buffer.from(mail.calendar?.content ?? "").toString("base64");
  expect(sink.mails[0]?.replaceAll("\r\n", "")).toContain(attached);
  expect(sink.mails[0]).toMatch(/content-type: multipart\/alternative/i);
  expect(sink.mails[0]?.split("\r\n").every((line) => line.length <= 998)).toBe(true);
});

test.each<[string, SinkAnswers, number]>([
  ["is closing down", { mail: "421 closing" }, 0],
  ["greylists the recipient", { rcpt: "451 4.7.1 try again later" }, 0],
  ["has no space", { end: "451 4.3.1 try again later" }, 1],
  ["ends the connection after the mail", { end: "cut" }, 1],
  ["has a full mailbox", { rcpt: "452 4.2.2 mailbox full" }, 0],
  ["knows us no more", { greeting: "554 no service here" }, 0],
])("a mail to a server that %s is sent again with the same Message-ID", async (_, answers, arrived) => {
  const [sink, mailer] = await sinkAndMailer(answers);
  const mail = aMail();
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: "OutboxFailure", next: "wait" });
  expect(sink.mails).toHaveLength(arrived);
  sink.answer({});
  expect(await mailer.send(mail)).toBe("accepted");
  const ids = sink.mails.map((raw) => headerOf(raw, "message-id"));
  expect(ids).toEqual(Array(arrived + 1).fill(`<${mail.messageId}@mabeet.example>`));
});

test.each<[string, SinkAnswers]>([
  ["does not know the mailbox", { rcpt: "550 5.1.1 no such user" }],
  ["says no more than 550", { rcpt: "550 no" }],
  ["names a mailbox that sounds like us", { rcpt: "550 no such user <relay@example.com>" }],
  ["looks at the mailbox after the mail", { end: "550 5.2.1 mailbox disabled" }],
])("a server that %s refuses the address, and the mail is over", async (_, answers) => {
  const [, mailer] = await sinkAndMailer(answers);
  expect(await mailer.send(aMail())).toBe("refused");
  expect(mailer.isUp()).toBe(true);
});

test.each<[string, SinkAnswers]>([
  ["our sender", { mail: "550 5.7.1 sender not allowed" }],
  ["us", { rcpt: "550 5.7.1 relaying denied" }],
  ["us without an enhanced code", { rcpt: "550 relay not permitted" }],
  ["to relay for us", { rcpt: "554 <nora@example.com>: Relay access denied" }],
  ["us until we log in", { rcpt: "530 please log in" }],
  ["us because it wants a login, in words", { rcpt: "550 authentication required" }],
  ["our order of commands", { rcpt: "503 5.5.1 authentication not enabled" }],
  ["the content", { end: "554 5.6.0 refused" }],
])("a server that refuses %s needs an operator, and the address has no problem", async (_, answers) => {
  const [, mailer] = await sinkAndMailer(answers);
  await expect(mailer.send(aMail())).rejects.toMatchObject({ name: "OutboxFailure", next: "park" });
});

test("a mail is sent without TLS where none is offered, but never where TLS is required", async () => {
  const [, mailer] = await sinkAndMailer();
  expect(await mailer.send(aMail())).toBe("accepted");
  const [strictSink, strict] = await sinkAndMailer({}, { MAIL_TLS: "required" });
  await expect(strict.send(aMail())).rejects.toMatchObject({ next: "wait" });
  expect(strictSink.commands.filter((command) => /^(mail|rcpt|auth)/i.test(command))).toEqual([]);
});

test("a server that is down or silent is given up after our own time, and then left alone for a while", async () => {
  const silent = await sinkAndMailer({ end: "" }, { TIMEOUT_SCALE: "0.01" });
  silent[0].answer({ end: "250-" });
  await expect(silent[1].send(aMail())).rejects.toMatchObject({ next: "wait" });
  const mailer = createMailer(readSettings({ APP_ENV: "test", MAIL_URL: "smtp://127.0.0.1:9" }));
  opened.push(mailer);
  for (let n = 0; n < 5; n++) await expect(mailer.send(aMail())).rejects.toMatchObject({ next: "wait" });
  expect(mailer.isUp()).toBe(false);
  await expect(mailer.send(aMail())).rejects.toThrow("mail: down");
});

test.each([
  "nora@example.com,other@example.com",
  "nora@example.com, other@example.com",
  "nora@example.com\r\nRCPT TO:<other@example.com>",
  "nora@example.com\nBcc: other@example.com",
  "Nora <nora@example.com>",
  '"nora,other"@example.com',
  "nora@example.com;other@example.com",
  "<other@example.com>nora@example.com",
  "nora\u0000@example.com",
  "nora",
])("no mail is sent to %j, and none to anybody else", async (to) => {
  const [sink, mailer] = await sinkAndMailer();
  expect(await mailer.send(aMail({ to }))).toBe("invalid");
  expect(sink.commands).toEqual([]);
});

test.each([
  ["of 998 characters", "x".repeat(998)],
  ["of 998 Arabic letters", "ش".repeat(998)],
  ["with another header", "Hello\r\nBcc: other@example.com\r\n\r\nOther text"],
])("a subject %s stays one header and has no second recipient", async (_, subject) => {
  const [sink, mailer] = await sinkAndMailer();
  expect(await mailer.send(aMail({ subject }))).toBe("accepted");
  const read = await PostalMime.parse(sink.mails[0] ?? "");
  expect(read.subject).toBe(
    subject.length > 250 ? `${subject.slice(0, 249)}…` : "Hello Bcc: other@example.com Other text",
  );
  expect([read.bcc, read.text?.includes("نراك")]).toEqual([undefined, true]);
  expect(sink.commands.filter((command) => /^rcpt/i.test(command))).toEqual(["RCPT TO:<nora@example.com>"]);
  expect(sink.mails[0]?.split("\r\n").every((line) => line.length <= 998)).toBe(true);
});

test("a newsletter has the one-click pair, each on one line, and a receipt has none", async () => {
  const [sink, mailer] = await sinkAndMailer();
  const unsubscribeUrl = `https://mabeet.example/ar/newsletter?token=${"a1B2".repeat(60)}`;
  await mailer.send(aMail({ unsubscribeUrl }));
  await mailer.send(aMail());
  const [newsletter = "", receipt = ""] = sink.mails;
  expect(newsletter).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
  expect(newsletter).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(receipt).not.toMatch(/^list-/im);
});

test("what cannot be delivered returns to an address that is marked for this mail and this recipient", async () => {
  const env = { MAIL_BOUNCE_DOMAIN: "bounces.mabeet.example", MAIL_BOUNCE_KEY: "k".repeat(20) };
  const [sink, mailer] = await sinkAndMailer({}, env);
  const mail = aMail();
  await mailer.send(mail);
  const id = mail.messageId.replaceAll("-", "");
  const [from = ""] = sink.commands.filter((command) => /^mail from/i.test(command));
  expect(from).toMatch(new RegExp(`^MAIL FROM:<bounce\\+${id}[0-9a-f]{20}@bounces\\.mabeet\\.example>`));
  expect(headerOf(sink.mails[0], "from")).toBe(mail.from);
});
