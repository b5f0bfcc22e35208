import type { IncomingMessage } from "node:http";
import { requireKey } from "../require-key.ts";

/** The API key of the merchant in the demo. */
const KEY = process.env.PAYMENT_KEY?.trim() || "only-for-demo-and-test-payments";

export function checkKey(request: IncomingMessage): void {
  requireKey(request, KEY);
}
