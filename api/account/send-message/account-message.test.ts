import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountMessage } from "#api/account/message/enqueue-account-message.ts";
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { aPhone, aRegistration, relaxedLimits } from "#api/testing/guests/member.ts";
import { smsAt } from "#api/testing/servers/sandbox-partners.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { CODE_SECONDS, LINK_SECONDS } from "#domain/account/code-limits.ts";
import { languages } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { siteById } from "#domain/site/sites.ts";
import { accountMail, accountSms } from "./account-message-text.ts";

type App = Awaited<ReturnType<typeof testApp>>;
let sandbox: TestSandbox;
let app: App;

beforeAll(async () => {
  sandbox = await testSandbox(0.02);
  const partners = { MAIL_URL: sandbox.mailUrl, ...smsAt(sandbox), TIME_SCALE: "0.2", PORT: "3999" };
  app = await testApp({ env: { ...relaxedLimits, ...partners } });
});
afterAll(() => sandbox.stop());

type Received = { subject: string; text: string; from: string; messageId: string; headers: Record<string, string> };
async function inbox(to: string): Promise<Received[]> {
  const answer = await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: Received[] }).messages;
}

/** The received messages, once there are `count`; a busy machine may need a second attempt to send. */
async function arrived(to: string, count = 1): Promise<Received[]> {
  const sentCount = async () => {
    await app.jobs.run("outbox");
    return (await inbox(to)).length;
  };
  await expect.poll(sentCount, { timeout: 20_000 }).toBe(count);
  return inbox(to);
}

test.each([
  ["mabeet-sa.localhost", "ar", "أكّد بريدك الإلكتروني"],
  ["tajawal-ae.localhost", "en", "Confirm your email address"],
])("a code requested at %s is sent in the name of that site, in %s", async (host, language, subject) => {
  const typed = aRegistration();
  const guest = aCartGuest(app, { host, "x-locale": language });
  const { requestId } = (await guest.call("POST", endpoints.register.url, typed)).json();
  const [mail] = await arrived(typed.email);
  expect(mail).toMatchObject({ subject, from: "support@example.test" });
  const [, code = ""] = /(\d{6})/.exec(mail?.text ?? "") ?? [];
  const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  expect([link.host, link.pathname]).toEqual([`${host}:3999`, `/${language}/verify/email`]);
  const token = link.searchParams.get("token");
  const wrongEndpoint = await guest.call("POST", endpoints.verifyPhone.url, { token: code, requestId });
  expect(wrongEndpoint.json().error.code).toBe(6007);
  expect((await guest.call("POST", endpoints.verifyEmail.url, { token })).json()).toEqual({ verified: true });
});

test("a code and a link that could not be mailed in their time are not sent any more", async () => {
  const typed = aRegistration();
  await aCartGuest(app).call("POST", endpoints.register.url, typed);
  await app.db.execute(sql`UPDATE one_time_code SET expires_at = app_now() WHERE recipient = ${typed.email}`);
  await app.jobs.run("outbox");
  const { rows } = await app.db.execute(sql`
    SELECT sealed IS NULL AS "isErased" FROM account_message WHERE recipient = ${typed.email}`);
  expect(rows).toEqual([{ isErased: true }]);
  expect(await inbox(typed.email)).toEqual([]);
});

test.each(["email", "phone"] as const)(
  "of two codes for one %s that wait for the same partner only the newer one is sent",
  async (channel) => {
    const phone = aPhone();
    const typed = aRegistration(channel === "phone" ? { email: "", phone } : {});
    const recipient = channel === "phone" ? `+966${phone.number}` : typed.email;
    const guest = aCartGuest(app);
    await guest.call("POST", endpoints.register.url, typed);
    await app.db.execute(sql`
      UPDATE one_time_code SET created_at = created_at - interval '2 minutes' WHERE recipient = ${recipient}`);
    const { requestId } = (await guest.call("POST", endpoints.register.url, typed)).json();
    const [message] = await arrived(recipient);
    const [, code = ""] = /(\d{6})/.exec(message?.text ?? "") ?? [];
    const url = channel === "phone" ? endpoints.verifyPhone.url : endpoints.verifyEmail.url;
    expect((await guest.call("POST", url, { token: code, requestId })).json()).toEqual({ verified: true });
  },
);

test("the time that a message gives for a code and a link is how long they are valid", () => {
  const { accountMail: words } = lazyMessagesOf("en");
  const [code, link] = [`${CODE_SECONDS / 60} minutes`, `${LINK_SECONDS / 60} minutes`];
  expect(words.verifyLead).toContain(`this code within ${code}, or open the link within ${link}`);
  expect([words.codeLead, words.smsCode({ brand: "", code: "" })]).toEqual(
    Array(2).fill(expect.stringContaining(code)),
  );
  expect(words.resetLead).toContain(link);
});

test("the host of a link is that of the site, whatever host a request names", async () => {
  const typed = aRegistration();
  const headers = {
    host: "evil.example.test",
    "x-forwarded-host": "evil.example.test",
    "sec-fetch-site": "same-origin",
  };
  await aCartGuest(app, headers).call("POST", endpoints.register.url, typed);
  await aCartGuest(app, headers).call("POST", endpoints.forgotPassword.url, {
    email: typed.email,
    captchaToken: "test-pass",
  });
  const texts = (await arrived(typed.email, 2)).map(({ text }) => text).join("\n");
  expect(texts).toContain("http://mabeet-sa.localhost:3999/ar/reset-password/");
  expect(texts).not.toContain("evil");
});

test("a newsletter email has one-click unsubscribe headers, other emails have none", async () => {
  const typed = aRegistration();
  const guest = aCartGuest(app);
  await guest.call("POST", endpoints.register.url, typed);
  const request = { email: typed.email, locale: "ar", siteId: "mabeet-SA", captchaToken: "test-pass" };
  expect((await arrived(typed.email))[0]?.headers).toEqual({});
  await guest.call("POST", endpoints.subscribeToNewsletter.url, request);
  const [mail] = await arrived(typed.email, 2);
  const link = /http\S+/.exec(mail?.text ?? "")?.[0];
  expect(link).toContain("http://mabeet-sa.localhost:3999/ar/newsletter?token=");
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("the encrypted content is erased once it is sent, and is never stored in clear", async () => {
  const phone = aPhone();
  await aCartGuest(app).call("POST", endpoints.register.url, aRegistration({ email: "", phone }));
  const rows = async () =>
    (
      await app.db.execute<{ sealed: string | null }>(
        sql`SELECT * FROM account_message WHERE recipient = ${`+966${phone.number}`}`,
      )
    ).rows;
  expect((await rows())[0]?.sealed).toMatch(/^demo\./);
  const [sms] = await arrived(`+966${phone.number}`);
  const [, code = ""] = /(\d{6})/.exec(sms?.text ?? "") ?? [];
  expect((await rows())[0]?.sealed).toBe(null);
  const { rows: codes } = await app.db.execute(sql`SELECT * FROM one_time_code`);
  expect(JSON.stringify(codes)).not.toContain(`"${code}"`);
});

test("a mail partner that fails gets the same message again", async () => {
  const typed = aRegistration();
  await aCartGuest(app).call("POST", endpoints.register.url, typed);
  await sandbox.setFault("/mail", "500");
  await app.jobs.run("outbox");
  expect(await inbox(typed.email)).toEqual([]);
  expect(await arrived(typed.email)).toHaveLength(1);
});

const messages: AccountMessage[] = [
  { kind: "verify-email", code: "123456", link: "link" },
  { kind: "verify-phone", code: "123456" },
  { kind: "reset-email", link: "link" },
  { kind: "reset-phone", code: "123456" },
  { kind: "confirm", code: "123456" },
  { kind: "login", code: "123456" },
  { kind: "welcome" },
  { kind: "already" },
  { kind: "new-device", device: "Chrome, Android", network: "203.0.…" },
  { kind: "passkey-added", device: "Chrome, Android", network: "203.0.…" },
  { kind: "passkey-removed", device: "Chrome, Android", network: "203.0.…" },
  { kind: "social-linked", platform: "apple", device: "Chrome, Android", network: "203.0.…" },
  { kind: "password-changed" },
  { kind: "contact-changed", contact: "n•••@example.test" },
  { kind: "token-reuse" },
  { kind: "deleted", refunds: [], lost: [{ source: "gift", amount: 50, currency: "SAR" }] },
  { kind: "payout-refused", amountMinor: 5_000, currency: "SAR" },
];

test.each(messages)("$kind has an email and an SMS in both languages", (message) => {
  for (const language of languages) {
    const site = siteById("tajawal-AE");
    const telling = { site, language, origin: "https://site.example.test" };
    const content = { ...message, firstName: "" };
    const { title, lead, hello, action } = accountMail(content, telling);
    for (const text of [title, lead, hello, accountSms(content, telling)]) {
      expect(text.trim()).not.toBe("");
      expect(/[\u0600-\u06FF]/.test(text)).toBe(language === "ar");
    }
    if (action) expect(action.href).toMatch(new RegExp(`^https://site.example.test/${language}/`));
  }
});
