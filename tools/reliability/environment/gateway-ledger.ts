/** The ledgers of the sandbox: one for each kind of money. */
export type Book = "card" | "knet" | "tabby" | "tamara";
type Line = { paymentId: string; kind: "authorised" | "captured" | "voided" | "refunded"; amount: number; at: string };

/** One payment in the ledger of a gateway, in minor units. */
export type Charge = {
  captures: number;
  voids: number;
  /** Each refund, in the order of the ledger. */
  refunds: readonly number[];
  /** How much the gateway has captured or authorised now. */
  balance: number;
  /** The times of its first and last line, in ms. */
  firstAt: number;
  lastAt: number;
};

export const NO_CHARGE: Charge = { captures: 0, voids: 0, refunds: [], balance: 0, firstAt: 0, lastAt: 0 };

/** The charges of a ledger by payment. */
export async function readGatewayLedger(
  sandbox: { url: string },
  book: Book = "card",
): Promise<ReadonlyMap<string, Charge>> {
  const answer = await fetch(`${sandbox.url}/${book}/ledger`);
  const { lines } = (await answer.json()) as { lines: Line[] };
  const groups = Map.groupBy(lines, ({ paymentId }) => paymentId);
  return new Map([...groups].map(([paymentId, own]) => [paymentId, chargeOf(own)]));
}

function chargeOf(lines: readonly Line[]): Charge {
  const amounts = (kind: Line["kind"]) => lines.filter((line) => line.kind === kind).map(({ amount }) => amount);
  const sum = (kind: Line["kind"]) => amounts(kind).reduce((total, amount) => total + amount, 0);
  const captures = amounts("captured").length;
  const authorised = captures > 0 ? 0 : sum("authorised") - sum("voided");
  const balance = sum("captured") - sum("refunded") + authorised;
  const times = lines.map(({ at }) => Date.parse(at));
  return {
    captures,
    voids: amounts("voided").length,
    refunds: amounts("refunded"),
    balance,
    firstAt: Math.min(...times),
    lastAt: Math.max(...times),
  };
}
