import type { Calls } from "#contract/calls.ts";

/** The answer to the request for a session. */
export type SessionAnswer = Calls["createCardSession"]["answer"];

/** What the script of a gateway for cards needs for one payment: the public part of its session. */
export type CardSession = Extract<SessionAnswer, { available: true }>;

/** A message of the card fields to the payment page around them. */
export type FromFields =
  /** `needs-session`: nothing can be shown yet. `ready`: a card can be entered. `failed`: the fields could not be loaded. */
  | { type: "needs-session" | "ready" | "failed" | "submit" }
  | { type: "height"; px: number }
  | { type: "state"; complete: boolean; brand: string | null }
  | { type: "token"; id: string | null; token: string; brand: string; last4: string }
  | { type: "invalid"; id: string | null; fields: Record<string, string> };

/** A message of the payment page to the card fields. `describe` asks them for everything that they reported so far. */
export type ToFields =
  | { type: "describe" }
  | { type: "tokenise"; id: string }
  | { type: "session"; session: CardSession };
