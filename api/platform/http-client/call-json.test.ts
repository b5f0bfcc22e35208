import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type Call, callJson } from "./call-json.ts";
import type { GatewayFailure } from "./gateway-failure.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A partner that answers this way; gives its address. */
async function partner(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/charge`;
}

const call = (url: string, given: Partial<Call> = {}) =>
  callJson({ partner: "bank", method: "GET", url, headers: {}, connectMs: 5_000, timeoutMs: 20_000, ...given });

/** Why a call failed. */
async function reasonOf(answered: Promise<unknown>): Promise<string> {
  return answered.then(
    () => "it did not",
    (error: GatewayFailure) => error.reason,
  );
}

test("a partner gets our body and key, and we get its answer", async () => {
  const url = await partner(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method, headers } = request;
    response.writeHead(201).end(JSON.stringify({ method, key: headers["x-key"], body: `${Buffer.concat(chunks)}` }));
  });
  const answer = await call(url, { method: "POST", headers: { "x-key": "ours" }, body: { name: "نورة" } });

  expect(answer).toEqual({ status: 201, json: { method: "POST", key: "ours", body: '{"name":"نورة"}' } });
});

test("a refusal below 500 is an answer", async () => {
  const url = await partner((_request, response) => response.writeHead(404).end('{"error":"unknown"}'));
  expect(await call(url)).toEqual({ status: 404, json: { error: "unknown" } });
});

const failures: [reason: string, answer: RequestListener][] = [
  ["refused", (_request, response) => response.writeHead(503).end("{}")],
  ["redirected", (_request, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
  ["unreadable", (_request, response) => response.end('{"half":')],
  ["unreadable", (_request, response) => response.writeHead(404).end("<h1>Not found</h1>")],
  ["too-large", (_request, response) => response.end(Buffer.alloc(600 * 1024, " "))],
  ["broken", (request) => request.socket.destroy()],
  ["broken", (_request, response) => response.writeHead(200, { "content-length": "10" }).end("{")],
];

test.each(failures)("a call fails as %s", async (reason, answer) => {
  expect(await reasonOf(call(await partner(answer)))).toBe(reason);
});

test("a partner that does not answer, or never finishes, times out", async () => {
  const silent = await partner(() => undefined);
  const endless = await partner((_request, response) => response.writeHead(200).write("{"));

  expect(await reasonOf(call(silent, { timeoutMs: 200 }))).toBe("timeout");
  expect(await reasonOf(call(endless, { timeoutMs: 200 }))).toBe("timeout");
});

test("without a listener the partner is unreachable", async () => {
  expect(await reasonOf(call("http://127.0.0.1:9/"))).toBe("unreachable");
  expect(await reasonOf(call("http://unknown.invalid/"))).toBe("unreachable");
});
