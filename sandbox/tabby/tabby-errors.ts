import { Refusal } from "../route.ts";

type ErrorType = "bad_data" | "not_authorized" | "no_permission" | "not_found" | "conflict";

/** A refusal as Tabby writes it. */
export function refusal(status: number, errorType: ErrorType, error: string): Refusal {
  return new Refusal(status, error, { status: "error", errorType, error });
}

export function badData(error: string): Refusal {
  return refusal(400, "bad_data", error);
}
