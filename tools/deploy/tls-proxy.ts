import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "./make-certificate.ts";

export type TlsProxy = { port: number; close: () => void };

/** What stands before the product on the internet: takes HTTPS, and tells who asked and how. */
export async function startTlsProxy(certificate: Certificate, productPort: number): Promise<TlsProxy> {
  const server = createServer(certificate, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      "x-forwarded-for": incoming.socket.remoteAddress,
      "x-forwarded-proto": "https",
    };
    const { method, url } = incoming;
    // A connection that is used again may be closed by the product at that very moment.
    const product = { host: "127.0.0.1", port: productPort, agent: false } as const;
    const passed = request({ ...product, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
