import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** One call and its answer. */
export type Exchange = { method: string; url: URL; body: string; status: number; answer: string };

/** Passes calls on to a server and records them. */
export type RecordingProxy = { url: string; exchanges: readonly Exchange[]; stop: () => void };

export async function recordingProxy(target: string): Promise<RecordingProxy> {
  const exchanges: Exchange[] = [];
  const server = createServer(async (request, response) => {
    const body = await readAll(request);
    const { method = "GET", url = "/" } = request;
    const sent = method === "POST" ? { body: body === "" ? null : body } : {};
    const answer = await fetch(target + url, { method, headers: headersOf(request), redirect: "manual", ...sent });
    const text = await answer.text();
    exchanges.push({ method, url: new URL(url, target), body, status: answer.status, answer: text });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(text);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    stop: () => void server.close().closeAllConnections(),
  };
}

/** Those that the connection itself does not need. */
const PASSED_ON = ["authorization", "content-type", "accept", "x-merchant-code"];

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(PASSED_ON.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
