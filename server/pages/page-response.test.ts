import { request } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { pageRequest } from "./page-response.ts";

/** The path that a page sees when a guest sends this one. */
async function seenPath(sent: string): Promise<string> {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get("/*", async (request, reply) => new URL(pageRequest(request, reply).url).pathname);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path: sent }, async (answer) => {
      resolve(Buffer.concat(await answer.toArray()).toString());
    })
      .on("error", reject)
      .end();
  });
}

test.each([
  ["/ar/chalets-home?cityId=5", "/ar/chalets-home"],
  ["//evil.example/ar", "/evil.example/ar"],
  ["/.//evil.example/ar", "/evil.example/ar"],
  ["/x/..///evil.example", "/evil.example"],
])("a page asked for by %s is at %s, which a redirect to itself may name", async (sent, seen) => {
  expect(await seenPath(sent)).toBe(seen);
});
