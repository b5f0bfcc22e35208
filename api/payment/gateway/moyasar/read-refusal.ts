import { z } from "zod";

const Refusal = z.object({ type: z.string().min(1).max(60), message: z.string().max(2_000) });

/** Types of an error after which Moyasar has certainly done nothing. */
const DEFINITE: ReadonlySet<string> = new Set(["invalid_request_error", "3ds_auth_error", "account_inactive_error"]);
const REFUSED: ReadonlySet<number> = new Set([400, 422]);

type Answer = { status: number; json: unknown };

/** The type of an error in Moyasar's own format. An error of something between us and Moyasar has none. */
export function errorType({ json }: Answer): string | null {
  const read = Refusal.safeParse(json);
  return read.success ? read.data.type : null;
}

/** Moyasar has understood the call and refused it. */
export function isRefusal(answer: Answer): boolean {
  return REFUSED.has(answer.status) && DEFINITE.has(errorType(answer) ?? "");
}

export function isUnknown(answer: Answer): boolean {
  return answer.status === 404 && errorType(answer) !== null;
}
