import { randomUUID } from "node:crypto";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { contactHashes } from "./contact-hash.ts";
import { hasContactProblem, pruneContactProblems } from "./contact-problems.ts";
import type { Mail } from "./mail.ts";
import { createMailer, type Mailer } from "./mailer.ts";
import { type MailDeps, sendMail } from "./send-mail.ts";

/** At this scale the sandbox is silent for 1.2 seconds. */
const TIME_SCALE = 0.02;
const LONG_AGO = new Date(0);

let app: Awaited<ReturnType<typeof testApp>>;
let sandbox: TestSandbox;
let mailer: Mailer;
let deps: MailDeps;

beforeAll(async () => {
  sandbox = await testSandbox(TIME_SCALE);
  app = await testApp();
});
afterAll(() => sandbox.stop());

beforeEach(async () => {
  await sandbox.deleteMessages();
  await sandbox.clearFaults();
  mailer = mailerOf();
  deps = { db: app.db, settings: app.settings, mailer };
  return () => mailer.close();
});

const mailerOf = (env: Record<string, string> = {}) =>
  createMailer(readSettings({ APP_ENV: "test", MAIL_URL: sandbox.mailUrl, ...env }));

const aMail = (given: Partial<Mail> = {}): Mail => ({
  messageId: randomUUID(),
  from: "booking@mabeet.example",
  to: `guest-${randomUUID()}@example.com`,
  subject: "حجزك مؤكد",
  text: "نراك يوم الخميس <b>4 PM</b>",
  ...given,
});

type Received = Mail & { deliveries: number };
const received = (to: string) => sandbox.messages<Received>(to);

test("an email to a guest arrives over TLS with our login", async () => {
  const mail = aMail();
  await sendMail(deps, mail);
  expect(await received(mail.to)).toEqual([expect.objectContaining(mail)]);
});

test("where TLS is required, mail goes only to a server with a certificate that is trusted", async () => {
  const [mail, strict] = [aMail(), { ...deps, mailer: mailerOf({ MAIL_TLS: "required" }) }];
  await expect(sendMail(strict, mail)).rejects.toMatchObject({ next: "wait" });
  expect(await received(mail.to)).toEqual([]);
  const { pem } = (await (await fetch(`${sandbox.url}/mail/certificate`)).json()) as { pem: string };
  const trusted = getCACertificates();
  onTestFinished(() => setDefaultCACertificates(trusted));
  setDefaultCACertificates([...trusted, pem]);
  await sendMail(strict, mail);
  strict.mailer.close();
  expect(await received(mail.to)).toHaveLength(1);
});

test("the page of received mail escapes the guest's text", async () => {
  await sendMail(deps, aMail());
  const page = await sandbox.messagesPage();
  expect(page).toContain("حجزك مؤكد");
  expect(page).toContain("&lt;b&gt;4 PM&lt;/b&gt;");
  expect(page).not.toContain("<b>4 PM");
});

test.each([
  ["500", "wait", 0],
  ["500-but-done", "wait", 1],
  ["cut-after-data", "wait", 1],
  ["smtp-421", "wait", 0],
  ["smtp-451", "wait", 0],
  ["smtp-554", "park", 0],
])("an email that meets %s is attempted again or looked at: %s", async (fault, next, arrived) => {
  const mail = aMail();
  await sandbox.setFault("/mail", fault);
  await expect(sendMail(deps, mail)).rejects.toMatchObject({ name: "OutboxFailure", next });
  expect(await received(mail.to)).toHaveLength(arrived);
  await sendMail(deps, mail);
  expect(await received(mail.to)).toEqual([
    expect.objectContaining({ messageId: mail.messageId, deliveries: arrived + 1 }),
  ]);
});

test.each([
  ["silent", 0],
  ["slow", 1],
])("a mail server that is %s is given up after our own time", async (fault, arrived) => {
  const mail = aMail();
  const hasty = mailerOf({ TIMEOUT_SCALE: "0.1" });
  await sandbox.setFault("/mail", fault);
  await expect(sendMail({ ...deps, mailer: hasty }, mail)).rejects.toMatchObject({ next: "wait" });
  hasty.close();
  await expect.poll(() => received(mail.to)).toHaveLength(arrived);
});

const hasProblem = (to: string) => hasContactProblem(app.db, app.settings.secrets, to, LONG_AGO);

test("an address that the server refuses has a problem once, without being stored, and no other address has one", async () => {
  const [mail, other] = [aMail(), aMail()];
  for (let n = 0; n < 2; n++) {
    await sandbox.setFault("/mail", "smtp-550");
    await sendMail(deps, mail);
  }
  await sendMail(deps, other);
  expect([await hasProblem(mail.to.toUpperCase()), await hasProblem(other.to)]).toEqual([true, false]);
  const { rows } = await app.db.execute(sql`SELECT * FROM contact_problem WHERE message_id = ${mail.messageId}`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(mail.to);
});

test("an address that nobody can have has a problem, and nothing is sent", async () => {
  const mail = aMail({ to: "nora@example.com, other@example.com" });
  await sendMail(deps, mail);
  expect([await hasProblem(mail.to), await received("example.com")]).toEqual([true, []]);
});

test("an address with three problems in thirty days gets no alerts and newsletters, but mails about bookings", async () => {
  const { to } = aMail();
  const [hash] = contactHashes(app.settings.secrets, to);
  const addProblem = (days: number) =>
    app.db.execute(sql`
      INSERT INTO contact_problem VALUES (gen_random_uuid(), ${hash}, 'bounced', app_now() - make_interval(days => ${days}))`);
  for (const days of [1, 2, 31]) await addProblem(days);
  const newsletter = () => aMail({ to, unsubscribeUrl: "https://mabeet.example/ar/newsletter?token=x" });
  await sendMail(deps, newsletter());
  expect(await received(to)).toHaveLength(1);
  await addProblem(29);
  await sendMail(deps, newsletter());
  expect(await received(to)).toHaveLength(1);
  await sendMail(deps, aMail({ to }));
  expect(await received(to)).toHaveLength(2);
});

test("problems are found after a rotation of the secrets, and deleted after half a year", async () => {
  const { to } = aMail();
  const secrets = app.settings.secrets;
  const [hash] = contactHashes(secrets, to);
  await app.db.execute(sql`
    INSERT INTO contact_problem VALUES (gen_random_uuid(), ${hash}, 'refused', app_now() - interval '179 days')`);
  const newer = ["a-newer-secret-of-this-house-0123456789", ...secrets];
  expect(await hasContactProblem(app.db, newer, to, LONG_AGO)).toBe(true);
  await pruneContactProblems(app.db);
  expect(await hasProblem(to)).toBe(true);
  await app.db.execute(sql`UPDATE contact_problem SET at = at - interval '2 days' WHERE contact_hash = ${hash}`);
  await pruneContactProblems(app.db);
  expect(await hasProblem(to)).toBe(false);
});
