import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import type { WholeOrder } from "#api/schema/order.ts";

const PURPOSE = "order-code";
/** How long a guest who confirmed a code may act on the order. */
const CONFIRMED_MS = 30 * 60_000;

type Confirmation = { orderId: string; until: number };
type Clock = { secrets: readonly string[]; now: Date };

/** Proves for half an hour that the guest confirmed a code of this order. */
export function confirmationToken({ id }: Pick<WholeOrder, "id">, { secrets, now }: Clock): string {
  const content: Confirmation = { orderId: id, until: now.getTime() + CONFIRMED_MS };
  return signToken(secrets, PURPOSE, content);
}

export function isConfirmed(token: string | null, { id }: Pick<WholeOrder, "id">, { secrets, now }: Clock): boolean {
  const content = token === null ? null : readToken<Confirmation>(secrets, PURPOSE, token);
  return content?.orderId === id && now.getTime() < content.until;
}
