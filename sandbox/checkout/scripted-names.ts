import type { Outcome } from "../card/test-cards.ts";

/** What the name on a card asks for, so that tests see every word of the company. */
export type Script = { responseCode?: string; status?: string };

/** `CODE 20153` declines with this code; `STATUS Paid` is authorised and answers with this status. */
export function scriptOf(name: string): Script {
  const [, code] = /^CODE (\d{5})$/.exec(name) ?? [];
  const [, status] = /^STATUS ([A-Za-z ]{2,40})$/.exec(name) ?? [];
  return { ...(code ? { responseCode: code } : {}), ...(status ? { status } : {}) };
}

export function scriptedOutcome({ responseCode }: Script, outcome: Outcome): Outcome {
  return responseCode ? { status: "declined", failure: "declined" } : outcome;
}
