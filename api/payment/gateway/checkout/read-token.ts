import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { TokenCard } from "#api/payment/gateway/payment-port.ts";
import { cardBrandOf } from "./card-brand.ts";

const Metadata = z.object({
  scheme: z.string().nullish(),
  scheme_local: z.string().nullish(),
  local_schemes: z.union([z.string(), z.array(z.string())]).nullish(),
});
const UNKNOWN = new Set([404, 422]);

/** The brand of a token. A lost answer is asked for once more, because without it nobody can pay. */
export async function readToken(client: GatewayClient, token: string): Promise<TokenCard> {
  const ask = () => client.post("/metadata/card", { body: { source: { type: "token", token } }, mayBeEmpty: true });
  const answer = (await ask()) ?? (await ask());
  if (answer && UNKNOWN.has(answer.status)) return { kind: "unknown" };
  const read = answer?.status === 200 ? Metadata.safeParse(answer.json) : null;
  const brand = read?.success ? cardBrandOf(read.data) : null;
  return brand ? { kind: "card", brand } : { kind: "silent" };
}
