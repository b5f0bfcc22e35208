type Line = { paymentId: string; kind: "authorised" | "captured" | "voided" | "refunded"; amount: number };

/** What the card gateway's own books say of one payment, in minor units. */
export type Charge = { captures: number; kept: number };

/** By payment: how often money was taken, and what the gateway still has of it, also what it only set aside. */
export async function gatewayBooks(sandbox: { url: string }): Promise<ReadonlyMap<string, Charge>> {
  const answer = await fetch(`${sandbox.url}/card/ledger`);
  const { lines } = (await answer.json()) as { lines: Line[] };
  const groups = Map.groupBy(lines, ({ paymentId }) => paymentId);
  return new Map([...groups].map(([paymentId, own]) => [paymentId, chargeOf(own)]));
}

function chargeOf(lines: readonly Line[]): Charge {
  const sum = (kind: Line["kind"]) => lines.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0);
  const captures = lines.filter(({ kind }) => kind === "captured").length;
  const setAside = captures > 0 ? 0 : sum("authorised") - sum("voided");
  return { captures, kept: sum("captured") - sum("refunded") + setAside };
}
