import { z } from "zod";
import type { Attempt, CompanyAnswer } from "./social-cookies.ts";

const MAX_CODE = 1_000;
const MAX_NAME = 60;
const CANCELLED: ReadonlySet<string> = new Set(["access_denied", "user_cancelled_authorize"]);

/** What a company sends with its guest. Companies add fields of their own, so only these are read. */
export type ReturnFields = Readonly<Record<string, unknown>>;

/** The answer to this browser's attempt; `null` if it is not an answer to it. */
export function readCompanyAnswer(attempt: Attempt | null, fields: ReturnFields): CompanyAnswer | null {
  const { state, code, error } = fields;
  if (!attempt || state !== attempt.state) return null;
  if (typeof code === "string" && code !== "" && code.length <= MAX_CODE && error === undefined)
    return { state: attempt.state, code, name: nameIn(fields.user) };
  const isCancelled = typeof error === "string" && CANCELLED.has(error);
  return { state: attempt.state, problem: isCancelled ? "cancelled" : "refused" };
}

const Part = z.string().max(MAX_NAME).optional().catch(undefined);
const AppleUser = z.object({ name: z.object({ firstName: Part, lastName: Part }) });

/** Apple gives the name only at the first login, as JSON beside the code. It greets and proves nothing. */
function nameIn(user: unknown): string {
  if (typeof user !== "string" || user.length > 2_000) return "";
  try {
    const { name } = AppleUser.parse(JSON.parse(user));
    return [name.firstName, name.lastName].filter(Boolean).join(" ");
  } catch {
    return "";
  }
}
