export const listingStates = ["draft", "submitted", "changes", "listed", "paused", "suspended", "closed"] as const;
export type ListingState = (typeof listingStates)[number];

/** Who moves a listing. What a host may do an operator may do for the host, as an import does. */
export type ListingActor = "host" | "operator" | "licence-job";

type Move = { from: readonly (ListingState | null)[]; to: ListingState; by: readonly ListingActor[] };

/** Every move of a listing; `null` is no listing yet. */
export const listingMoves = {
  begin: { from: [null], to: "draft", by: ["host", "operator"] },
  submit: { from: ["draft", "changes"], to: "submitted", by: ["host", "operator"] },
  withdraw: { from: ["submitted"], to: "draft", by: ["host", "operator"] },
  "send-back": { from: ["submitted"], to: "changes", by: ["operator"] },
  approve: { from: ["submitted"], to: "listed", by: ["operator"] },
  pause: { from: ["listed"], to: "paused", by: ["host", "operator"] },
  resume: { from: ["paused"], to: "listed", by: ["host", "operator"] },
  suspend: { from: ["listed", "paused"], to: "suspended", by: ["operator", "licence-job"] },
  release: { from: ["suspended"], to: "paused", by: ["operator", "licence-job"] },
  close: { from: ["draft", "changes", "paused"], to: "closed", by: ["host", "operator"] },
} as const satisfies Record<string, Move>;

export type ListingMove = keyof typeof listingMoves;

/** The state after a move, or `null` where the actor may not make it. */
export function stateAfter(state: ListingState | null, move: ListingMove, actor: ListingActor): ListingState | null {
  const { from, to, by }: Move = listingMoves[move];
  return from.includes(state) && by.includes(actor) ? to : null;
}
