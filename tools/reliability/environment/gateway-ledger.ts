type Line = { paymentId: string; kind: "authorised" | "captured" | "voided" | "refunded"; amount: number };

/** One payment in the ledger of the card gateway, in minor units. */
export type Charge = { captures: number; balance: number };

/** By payment: how often money was captured, and how much the gateway has captured or authorised now. */
export async function readGatewayLedger(sandbox: { url: string }): Promise<ReadonlyMap<string, Charge>> {
  const answer = await fetch(`${sandbox.url}/card/ledger`);
  const { lines } = (await answer.json()) as { lines: Line[] };
  const groups = Map.groupBy(lines, ({ paymentId }) => paymentId);
  return new Map([...groups].map(([paymentId, own]) => [paymentId, chargeOf(own)]));
}

function chargeOf(lines: readonly Line[]): Charge {
  const sum = (kind: Line["kind"]) => lines.reduce((total, line) => total + (line.kind === kind ? line.amount : 0), 0);
  const captures = lines.filter(({ kind }) => kind === "captured").length;
  const authorised = captures > 0 ? 0 : sum("authorised") - sum("voided");
  return { captures, balance: sum("captured") - sum("refunded") + authorised };
}
