import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedWebhook = { url: string; body: Buffer; headers: IncomingHttpHeaders };

/** A server that records every webhook it receives, in order. */
export type WebhookReceiver = {
  /** The return URL of the guest, which also decides where webhooks are sent. */
  returnUrl: string;
  received: readonly ReceivedWebhook[];
  /** The kinds of webhooks of one payment. */
  kindsOf: (paymentId: string) => string[];
  /** Answers the next webhooks with 503, so that the sender retries. */
  refuseNext: (times: number) => void;
  stop: () => void;
};

export async function webhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let refusals = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ url: request.url ?? "", body: Buffer.concat(chunks), headers: request.headers });
    response.writeHead(refusals > 0 ? 503 : 200).end("{}");
    refusals = Math.max(0, refusals - 1);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const events = () => received.map(({ body }) => JSON.parse(body.toString()) as { paymentId: string; kind: string });
  return {
    returnUrl: `http://mabeet-sa.localhost:${port}/chalet/payment/return`,
    received,
    kindsOf: (paymentId) => events().flatMap((event) => (event.paymentId === paymentId ? [event.kind] : [])),
    refuseNext: (times) => {
      refusals = times;
    },
    stop: () => void server.close().closeAllConnections(),
  };
}
