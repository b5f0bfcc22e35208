import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { INBOX_LIMIT } from "./inbox/inbox.ts";
import { createSandbox } from "./server.ts";

const server = createSandbox();
let url: string;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => fetch(`${url}/inbox`, { method: "DELETE" }));

const mail = { to: "nora@example.com", from: "a@b.example", subject: "Hello", text: "Hi", messageId: "1" };

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const all = { "content-type": "application/json", ...headers };
  return fetch(url + path, { method: "POST", headers: all, body: JSON.stringify(body) });
}

test("the sandbox reports its health", async () => {
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
});

test.each([
  ["/mail", { ...mail, to: undefined }, 400],
  ["/mail", { ...mail, subject: "x".repeat(999) }, 400],
  ["/mail", { ...mail, text: "x".repeat(600_000) }, 413],
  ["/faults", { path: "/mail", fault: "explode" }, 400],
  ["/faults", { path: "/mail", fault: "slow", times: 0 }, 400],
  ["/nowhere", {}, 404],
  ["/health", {}, 405],
])("a wrong request to %s is refused", async (path, body, status) => {
  expect((await post(path, body)).status).toBe(status);
});

test("a form of a foreign page cannot post here", async () => {
  expect((await post("/mail", mail, { "content-type": "text/plain" })).status).toBe(415);
});

test("the oldest message is forgotten when the inbox is full", async () => {
  for (let n = 0; n <= INBOX_LIMIT; n++) await post("/mail", { ...mail, messageId: String(n) });
  const { messages } = (await (await fetch(`${url}/inbox.json`)).json()) as { messages: { messageId: string }[] };
  expect(messages).toHaveLength(INBOX_LIMIT);
  expect([messages[0]?.messageId, messages.at(-1)?.messageId]).toEqual([String(INBOX_LIMIT), "1"]);
});

test("an email sent twice with one id is in the inbox once", async () => {
  for (let n = 0; n < 2; n++) expect((await post("/mail", mail)).status).toBe(202);
  const { messages } = (await (await fetch(`${url}/inbox.json`)).json()) as { messages: unknown[] };
  expect(messages).toHaveLength(1);
});

test("an email is shown as sent, but cannot run scripts", async () => {
  const { id } = (await (await post("/mail", { ...mail, html: "<h1>Hi</h1>" })).json()) as { id: string };
  const shown = await fetch(`${url}/inbox/${id}`);
  expect(await shown.text()).toBe("<h1>Hi</h1>");
  expect(shown.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
});

test("a request may ask for its own fault, and the next one is served", async () => {
  expect((await post("/mail", mail, { "x-sandbox-fault": "500" })).status).toBe(500);
  expect((await post("/mail", mail)).status).toBe(202);
});
