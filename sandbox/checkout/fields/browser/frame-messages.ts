/** What Flow's script and its frames send each other. Names are ours: the real ones are not documented. */
export type TokenAnswer = { type: string; token: string; scheme: string; last4: string; [more: string]: unknown };

export type FromFrame =
  | { type: "loaded" | "ready" }
  | { type: "height"; px: number }
  | { type: "changed"; isValid: boolean }
  | { type: "tokenized"; id: string | null; answer: TokenAnswer }
  | { type: "refused"; id: string };

export type ToFrame =
  /** The colours and text sizes of the merchant, by the names of Flow's design tokens. */
  { type: "start"; appearance: Record<string, unknown> } | { type: "tokenize"; id: string };
