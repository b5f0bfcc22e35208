import { isIPv6 } from "node:net";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    network: string;
  }
}

/** Sets the network of each request; limits are counted per network. */
export const networkPlugin = fp(
  async (app) => {
    app.decorateRequest("network", "");
    app.addHook("onRequest", (request, _reply, done) => {
      request.network = networkOf(request.ip);
      done();
    });
  },
  { name: "network", dependencies: [] },
);

/** One IPv4 address, or the IPv6 /64 that a provider gives to one household. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIPv6(plain) ? `${firstFourGroups(plain).join(":")}::/64` : plain;
}

function firstFourGroups(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
