import { Problem } from "#api/platform/problem/problem.ts";
import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import type { ReviewQuestion } from "#contract/property/review.ts";
import type { PageEnd } from "./review-source.ts";

const PURPOSE = "review-page-1";

type Cursor = { asked: string; end: PageEnd };

/** A cursor is valid only for the query that it came from. */
function questionKey({ provider, productId, sortBy, travelType }: ReviewQuestion): string {
  const kind = provider === "google" ? null : travelType;
  return [provider, productId, sortBy, kind ?? "all"].join(" ");
}

export function writeReviewCursor(secrets: readonly string[], question: ReviewQuestion, end: PageEnd): string {
  return signToken(secrets, PURPOSE, { asked: questionKey(question), end } satisfies Cursor);
}

/** The end of the previous page; `null` on the first. */
export function readReviewCursor(secrets: readonly string[], question: ReviewQuestion): PageEnd | null {
  if (!question.nextPageUrl) return null;
  const cursor = readToken<Cursor>(secrets, PURPOSE, question.nextPageUrl);
  if (cursor?.asked !== questionKey(question)) throw new Problem("validation", { fields: { nextPageUrl: "invalid" } });
  return cursor.end;
}
