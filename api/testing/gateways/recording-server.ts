import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type Recorded = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A server that records every request and answers it as the test wants. */
export async function recordingServer(answer: (request: Recorded) => { status?: number; json: unknown }) {
  const recorded: Recorded[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { method = "", url = "", headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() };
    recorded.push(one);
    const { status = 200, json } = answer(one);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    recorded: recorded as readonly Recorded[],
    stop: () => void server.close().closeAllConnections(),
  };
}
