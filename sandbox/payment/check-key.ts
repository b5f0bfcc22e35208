import type { IncomingMessage } from "node:http";
import { Refusal } from "../route.ts";

/** The API key of the shop in the demo. */
const KEY = process.env.PAYMENT_KEY?.trim() || "only-for-demo-and-test-payments";

export function checkKey(request: IncomingMessage): void {
  if (request.headers.authorization !== `Bearer ${KEY}`) throw new Refusal(401, "authorization: a key of ours");
}
