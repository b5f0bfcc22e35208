import type { CardGateway } from "#domain/payment/gateways.ts";

/** What happens to the first calls of a refund. */
export type LostAnswer = {
  fault: "500" | "refuse" | "silent" | "500-but-done" | "cut-json" | "refund-timeout-but-done";
  times: number;
  /** What a person refunds in between at the company, so that its total fits nothing. */
  foreignMinor?: number;
};

const lostOnce = (["500-but-done", "500", "cut-json", "refuse", "refund-timeout-but-done", "silent"] as const).map(
  (fault): LostAnswer => ({ fault, times: 1 }),
);
/** With a gateway that knows only totals nobody can tell what became of these. */
const unclear: readonly LostAnswer[] = [
  { fault: "500", times: 2 },
  { fault: "500", times: 1, foreignMinor: 700 },
];

const kinds: Record<CardGateway, readonly LostAnswer[]> = {
  checkout: lostOnce,
  moyasar: [...lostOnce, ...unclear],
};

/** Every second answer is lost, with each of the kinds in its order. */
export function lostAnswerOf(gateway: CardGateway, index: number): LostAnswer | null {
  const own = kinds[gateway];
  return index % 2 === 0 ? null : (own[((index - 1) / 2) % own.length] ?? null);
}
