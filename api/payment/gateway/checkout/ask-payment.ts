import { z } from "zod";
import type { GatewayClient } from "#api/payment/gateway/gateway-client.ts";
import type { Evidence, PaymentKey } from "#api/payment/gateway/payment-port.ts";
import { getAnswer, paymentPath, SILENT, STRANGE } from "./checkout-client.ts";
import { readActions } from "./read-actions.ts";
import { readEvidence } from "./read-evidence.ts";
import { failureCodeOf } from "./response-codes.ts";

const List = z.object({ data: z.array(z.unknown()) });

type PaymentQuery = Pick<PaymentKey, "paymentId" | "reference">;

/** What Checkout.com says about a payment, by its own id, or by our reference as long as we do not know that. */
export async function askPayment(client: GatewayClient, key: PaymentQuery): Promise<Evidence> {
  const evidence = key.reference === null ? await askByOurs(client, key.paymentId) : await askByTheirs(client, key);
  return evidence.kind === "declined" ? { ...evidence, ...(await reasonOf(client, evidence)) } : evidence;
}

async function askByTheirs(client: GatewayClient, { reference, paymentId }: PaymentQuery): Promise<Evidence> {
  const answer = await getAnswer(client, paymentPath(reference ?? ""));
  // An id that it gave us cannot be unknown to it; perhaps these are the keys of another account.
  if (answer?.status === 404) return STRANGE;
  return answer?.status === 200 ? readEvidence(answer.json, paymentId) : SILENT;
}

/** One payment has our reference. Two would be two charges for one order, so nobody believes either. */
async function askByOurs(client: GatewayClient, paymentId: string): Promise<Evidence> {
  const answer = await getAnswer(client, `/payments?reference=${encodeURIComponent(paymentId)}&limit=10`);
  const read = answer?.status === 200 ? List.safeParse(answer.json) : null;
  if (!read?.success) return SILENT;
  const [first, second] = read.data.data;
  if (first === undefined) return { kind: "missing" };
  return second === undefined ? readEvidence(first, paymentId) : STRANGE;
}

/** A payment does not say why it was declined; its actions do. */
async function reasonOf(client: GatewayClient, { reference }: Evidence): Promise<Pick<Evidence, "failureCode">> {
  const actions = reference ? await readActions(client, reference) : null;
  const refused = actions?.find(({ type, approved }) => type === "Authorization" && approved === false);
  return refused ? { failureCode: failureCodeOf(refused.response_code) } : {};
}
