import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { TokenCard } from "#api/payment/gateway/payment-port.ts";
import { cardBrand } from "./card-brand.ts";
import { isUnknown } from "./read-refusal.ts";

const Token = z.object({ id: z.string(), status: z.string().max(40).nullish(), brand: z.string().min(1).max(40) });
/** Tokens that cannot pay any more. */
const DEAD: ReadonlySet<string> = new Set(["inactive", "expired"]);

/** The card of a token. A lost answer is asked for once more, because without it nobody can pay. */
export async function readToken(client: GatewayClient, token: string): Promise<TokenCard> {
  const ask = () => client.get(`/tokens/${encodeURIComponent(token)}`);
  const answer = (await ask()) ?? (await ask());
  if (!answer) return { kind: "silent" };
  if (isUnknown(answer)) return { kind: "unknown" };
  const read = answer.status === 200 ? Token.safeParse(answer.json) : null;
  if (!read?.success || read.data.id !== token) return { kind: "silent" };
  if (DEAD.has(read.data.status ?? "")) return { kind: "unknown" };
  return { kind: "card", brand: cardBrand(read.data.brand) };
}
