import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type Heard = { url: string; body: Buffer; headers: IncomingHttpHeaders };

/** A shop that only listens: every webhook it gets, in the order they came. */
export type WebhookReceiver = {
  /** Where the bank would send a guest back, and so where it sends its webhooks. */
  returnUrl: string;
  heard: readonly Heard[];
  /** What was said of one payment. */
  kindsOf: (paymentId: string) => string[];
  /** The next webhooks are heard, but not taken: the sender should come again. */
  refuseNext: (times: number) => void;
  stop: () => void;
};

export async function webhookReceiver(): Promise<WebhookReceiver> {
  const heard: Heard[] = [];
  let refusals = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    heard.push({ url: request.url ?? "", body: Buffer.concat(chunks), headers: request.headers });
    response.writeHead(refusals > 0 ? 503 : 202).end("{}");
    refusals = Math.max(0, refusals - 1);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const words = () => heard.map(({ body }) => JSON.parse(body.toString()) as { paymentId: string; kind: string });
  return {
    returnUrl: `http://mabeet-sa.localhost:${port}/chalet/payment/return`,
    heard,
    kindsOf: (paymentId) => words().flatMap((word) => (word.paymentId === paymentId ? [word.kind] : [])),
    refuseNext: (times) => {
      refusals = times;
    },
    stop: () => void server.close().closeAllConnections(),
  };
}
