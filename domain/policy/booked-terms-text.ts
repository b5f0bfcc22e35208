import type { LazyMessages } from "#domain/message/messages.ts";
import type { BookedTerms } from "./booked-terms.ts";

/** The terms as the sentence beside Pay and in emails. */
export function bookedTermsText(
  terms: BookedTerms,
  words: LazyMessages["cancellation"],
  momentText: (moment: Date) => string,
): string {
  return "until" in terms ? words[terms.kind]({ moment: momentText(terms.until) }) : words[terms.kind];
}
