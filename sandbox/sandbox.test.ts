import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { INBOX_LIMIT } from "./inbox/inbox.ts";
import { createMailServer } from "./mail/mail-server.ts";
import { createSandbox } from "./server.ts";

const server = createSandbox();
const mailServer = createMailServer();
let url: string;
let mailPort: number;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await once(mailServer.listen(0, "127.0.0.1"), "listening");
  mailPort = (mailServer.server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  mailServer.close();
});
beforeEach(() => fetch(`${url}/inbox`, { method: "DELETE" }));

const PLACES_KEY = "mabeet-demo-places";
const askPlaces = () => fetch(`${url}/places/v1/places/ChIJmabeet5`, { headers: { "x-goog-api-key": PLACES_KEY } });
const auth = { user: "demo", pass: "any" };
const certificate = async () => ((await (await fetch(`${url}/mail/certificate`)).json()) as { pem: string }).pem;

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const all = { "content-type": "application/json", ...headers };
  return fetch(url + path, { method: "POST", headers: all, body: JSON.stringify(body) });
}

function sendSms(messageId: string, headers: Record<string, string> = {}): Promise<Response> {
  const sms = { AppSid: "mabeetdemo", SenderID: "Mabeet", Recipient: "966501234567", Body: "Hi", responseType: "JSON" };
  const body = new URLSearchParams({ ...sms, CorrelationID: messageId });
  return fetch(`${url}/unifonic/rest/SMS/messages`, { method: "POST", headers, body });
}

test("the sandbox reports its health", async () => {
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
});

test.each([
  ["/mail", { to: "nora@example.com" }, 404],
  ["/faults", { path: "/mail", fault: "explode" }, 400],
  ["/faults", { path: "/mail", fault: "slow", times: 0 }, 400],
  ["/nowhere", {}, 404],
  ["/health", {}, 405],
])("a wrong request to %s is refused", async (path, body, status) => {
  expect((await post(path, body)).status).toBe(status);
});

test("a form of a foreign page cannot post here", async () => {
  expect((await post("/faults", {}, { "content-type": "text/plain" })).status).toBe(415);
});

test("the oldest message is forgotten when the inbox is full", async () => {
  for (let n = 0; n <= INBOX_LIMIT; n++) await sendSms(String(n));
  const { messages } = (await (await fetch(`${url}/inbox.json`)).json()) as { messages: { messageId: string }[] };
  expect(messages).toHaveLength(INBOX_LIMIT);
  expect([messages[0]?.messageId, messages.at(-1)?.messageId]).toEqual([String(INBOX_LIMIT), "1"]);
});

test("an email that arrives twice with one Message-ID is shown once, as sent, and cannot run scripts", async () => {
  const mailer = createTransport({ host: "127.0.0.1", port: mailPort, auth, tls: { ca: await certificate() } });
  const mail = { from: "a@b.example", to: "nora@example.com", subject: "مرحبًا", text: "Hi", html: "<h1>Hi</h1>" };
  for (let n = 0; n < 2; n++) await mailer.sendMail({ ...mail, messageId: "<one@b.example>" });
  const { messages } = (await (await fetch(`${url}/inbox.json`)).json()) as { messages: { id: string }[] };
  expect(messages).toEqual([expect.objectContaining({ subject: "مرحبًا", messageId: "one", deliveries: 2 })]);
  const shown = await fetch(`${url}/inbox/${messages[0]?.id}`);
  expect(await shown.text()).toMatch(/^<h1>Hi<\/h1>\s*$/);
  expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
});

test("a key of another company in a mail or a call is found, and the key of a company at its own address is not", async () => {
  const listed = async () => ((await (await fetch(`${url}/foreign-keys`)).json()) as { found: string[] }).found;
  // Tests of other files share this process and what it found.
  const before = await listed();
  const found = async () => (await listed()).filter((each) => !before.includes(each));
  await askPlaces();
  expect(await found()).toEqual([]);
  const mailer = createTransport({ host: "127.0.0.1", port: mailPort, auth, tls: { ca: await certificate() } });
  await mailer.sendMail({ from: "a@b.example", to: "nora@example.com", text: `مرحبًا ${PLACES_KEY}` });
  const basic = Buffer.from("sk_test_mabeetdemo:").toString("base64");
  await sendSms("1", { authorization: `Basic ${basic}` });
  expect(await found()).toEqual(["mail got a key of places", "unifonic got a key of moyasar"]);
});

test("mail needs a login over TLS, which only one user is refused", async () => {
  const server = { host: "127.0.0.1", port: mailPort, tls: { ca: await certificate() } };
  const mail = { from: "a@b.example", to: "nora@example.com", text: "Hi" };
  const send = (options: object) => createTransport({ ...server, ...options }).sendMail(mail);
  await expect(send({})).rejects.toMatchObject({ responseCode: 530 });
  await expect(send({ auth, ignoreTLS: true })).rejects.toMatchObject({ responseCode: 538 });
  await expect(send({ auth: { user: "nobody", pass: "any" } })).rejects.toMatchObject({ responseCode: 535 });
  await expect(send({ auth, tls: {} })).rejects.toMatchObject({ code: "ESOCKET" });
  await expect(send({ auth, requireTLS: true })).resolves.toMatchObject({ accepted: [mail.to] });
});

test("a request may ask for its own fault, and the next one is served", async () => {
  expect((await sendSms("fault", { "x-sandbox-fault": "500" })).status).toBe(500);
  expect((await sendSms("fault")).status).toBe(200);
});
