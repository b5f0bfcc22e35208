/** An answer of a company to a call, as its documents or its official client show it. */
export type AnswerExample = {
  file: string;
  kind: "answer";
  method: string;
  path: string;
  status: number;
  body: unknown;
};

/** A webhook of a company. */
export type WebhookExample = { file: string; kind: "webhook"; headers: Record<string, string>; body: unknown };

export type Example = AnswerExample | WebhookExample;

/** What the server of a reading answers to a call of ours. */
export type Respond = (method: string, path: string) => { status: number; body: unknown };

/** How one example is read. */
export type Reading = {
  respond: Respond;
  /** Calls the adapter, which sends its calls to `url`. */
  read: (url: string, body: unknown) => Promise<unknown>;
  /** What it has to read, in the words of `wordOf`. */
  expected: string;
};

/** The examples of a company: those of calls that we make, and `null` for the others. */
export type PartnerExamples = { folder: string; readingOf: (example: Example) => Reading | null };

type Read = { kind?: string; paymentId?: string; available?: boolean; brand?: string };

/** What an adapter read, in a word. */
export function wordOf(result: unknown): string {
  if (Array.isArray(result)) return "list";
  if (typeof result !== "object" || result === null) return String(result);
  const { kind, paymentId, available, brand } = result as Read;
  if (available !== undefined) return available ? "available" : "not available";
  if (brand !== undefined) return brand;
  return paymentId !== undefined ? `signal ${paymentId}` : (kind ?? "unreadable");
}
