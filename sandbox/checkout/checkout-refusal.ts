import { randomUUID } from "node:crypto";
import { Refusal } from "../route.ts";

/** A refusal as Checkout.com writes it. */
export function checkoutRefusal(status: number, type: string, codes: readonly string[] = []): Refusal {
  const json = { request_id: randomUUID(), error_type: type, error_codes: codes };
  return new Refusal(status, `${type} ${codes.join(" ")}`, json);
}

/** A field of the request is missing or wrong; nothing is done. */
export function invalidRequest(...codes: string[]): Refusal {
  return checkoutRefusal(422, "request_invalid", codes);
}

export function notFound(): Refusal {
  return checkoutRefusal(404, "resource_not_found");
}
