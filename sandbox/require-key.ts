import type { IncomingMessage } from "node:http";
import { Refusal } from "./route.ts";

/** Refuses a request without the API key of the merchant. */
export function requireKey(request: IncomingMessage, key: string): void {
  if (request.headers.authorization !== `Bearer ${key}`) throw new Refusal(401, "authorization: a key of ours");
}
