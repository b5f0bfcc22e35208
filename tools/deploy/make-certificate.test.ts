import { X509Certificate } from "node:crypto";
import { createServer, request } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { makeCertificate } from "./make-certificate.ts";

test("a client that trusts the certificate reaches its hosts and no other", async () => {
  const { key, cert } = makeCertificate(["shop.test", "partners.test"]);
  const server = createServer({ key, cert }, (_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const reach = (servername: string) =>
    new Promise((resolve) =>
      request({ host: "127.0.0.1", port, servername, ca: cert, agent: false }, ({ statusCode }) => resolve(statusCode))
        .on("error", ({ code }: NodeJS.ErrnoException) => resolve(code))
        .end(),
    );

  expect([await reach("shop.test"), await reach("partners.test")]).toEqual([200, 200]);
  expect(await reach("other.test")).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
  expect(new X509Certificate(cert).verify(new X509Certificate(cert).publicKey)).toBe(true);
  server.close();
});
