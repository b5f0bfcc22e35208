import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";

const app = await testApp();
await app.listen({ port: 0, host: "127.0.0.1" });

async function send(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.end(bytes);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  await once(socket, "close");
  return answer;
}

test.each([
  ["nonsense", "hello\r\n\r\n", "400"],
  ["two lengths", "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", "400"],
  [
    "a length and chunks",
    "POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "400",
  ],
  ["headers of 20 KiB", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, "431"],
])("%s is answered with a code, and the connection is closed", async (_what, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))).error.code).toBe(1007);
});
