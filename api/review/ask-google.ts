import { z } from "zod";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { postJson } from "#api/platform/http-client/post-json.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { Language } from "#domain/language/language.ts";
import type { ReviewSort } from "#domain/review/review-sorts.ts";

export type GoogleQuestion = {
  productId: number;
  language: Language;
  sortBy: ReviewSort;
  pageSize: number;
  /** The token of the previous page. */
  pageToken?: string;
};

const GooglePage = z.object({
  rating: z.number().min(0).max(5),
  total: z.int32().min(0),
  reviews: z
    .array(
      z.object({
        id: z.string().min(1).max(100),
        author: z.string().min(1).max(200),
        language: z.enum(["en", "ar"]),
        text: z.string().max(10_000),
        stars: z.number().min(1).max(5),
        createdAt: z.iso.datetime(),
      }),
    )
    .max(50),
  nextPageToken: z.string().min(1).max(100).nullable(),
});
export type GooglePage = z.infer<typeof GooglePage>;

const TIMEOUT_MS = 3_000;
const PARTNER = "reviews";

/**
 * Requests a page of Google's reviews from the partner. The API key is added only here. Throws a `GatewayFailure` when
 * there is no valid answer.
 */
export async function askGoogle(
  { reviewsUrl, reviewsApiKey, timeoutScale }: Pick<Settings, "reviewsUrl" | "reviewsApiKey" | "timeoutScale">,
  question: GoogleQuestion,
): Promise<GooglePage> {
  const partner = { name: PARTNER, url: reviewsUrl, timeoutMs: TIMEOUT_MS * timeoutScale };
  const answer = await postJson(partner, question, { "x-api-key": reviewsApiKey });
  const page = GooglePage.safeParse(answer);
  if (!page.success) throw new GatewayFailure(PARTNER, "unreadable");
  return page.data;
}
