import { Refusal } from "../route.ts";

export type ErrorType = "invalid_request_error" | "authentication_error" | "api_error" | "used_given_id";

/** An error in Moyasar's own format. */
export function errorBody(type: ErrorType, message: string, errors: Record<string, string[]> | null = null) {
  return { type, message, errors };
}

export function refusal(
  status: number,
  type: ErrorType,
  message: string,
  errors: Record<string, string[]> | null = null,
): Refusal {
  return new Refusal(status, message, errorBody(type, message, errors));
}

/** A field of the request is missing or wrong. */
export function invalidField(name: string, why: string): Refusal {
  return refusal(400, "invalid_request_error", "Validation Failed", { [name]: [why] });
}
