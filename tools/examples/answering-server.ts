import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Respond } from "./example.ts";

/** A server that answers as the current example says. */
export type AnsweringServer = { url: string; respondWith: (respond: Respond) => void; stop: () => void };

export async function answeringServer(): Promise<AnsweringServer> {
  let current: Respond = () => ({ status: 500, body: {} });
  const server = createServer((request, response) => {
    request.resume();
    const { status, body } = current(request.method ?? "", request.url ?? "");
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    respondWith: (respond) => {
      current = respond;
    },
    stop: () => void server.close().closeAllConnections(),
  };
}
