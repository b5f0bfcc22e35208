import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";
import { answerMalformedRequest } from "./malformed-request.ts";
import { serverTimeouts } from "./server-timeouts.ts";

const SCALE = 0.02;
const HEAD = "POST /api/x HTTP/1.1\r\nHost: a\r\n";

/** Sends the start of a request and then a little every moment, until the server has closed the connection. */
async function sendSlowly(start: string, little: string): Promise<string> {
  // A busy machine may be silent for a moment, which is not what is tested here.
  const timeouts = { ...serverTimeouts(SCALE), connectionTimeout: 60_000 };
  const app = Fastify({ ...timeouts, clientErrorHandler: answerMalformedRequest });
  onTestFinished(() => app.close());
  app.post("/api/x", async () => ({}));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  // Whoever attacks does not hang up when the server does.
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk));
  socket.write(start);
  const dribble = setInterval(() => socket.write(little), 20);
  await new Promise((closed) => socket.once("close", closed));
  clearInterval(dribble);
  return answer;
}

test.each([
  ["headers", HEAD, "X: 1\r\n"],
  ["a body", `${HEAD}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`, "a"],
  ["chunks", `${HEAD}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`, "1\r\na\r\n"],
])("a client that sends %s without end gets an answer and is disconnected", async (_what, start, little) => {
  const answer = await sendSlowly(start, little);
  expect(answer).toContain("HTTP/1.1 408 ");
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))).error.code).toBe(1007);
});

test("a request of our server ends within half a minute, and its headers sooner", async () => {
  const { server } = await testApp();
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = server as typeof server & {
    connectionsCheckingInterval: number;
  };
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThan(requestTimeout);
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(30_000);
});
