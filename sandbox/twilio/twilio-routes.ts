import type { IncomingMessage } from "node:http";
import type { Route } from "../route.ts";
import { type Fields, sendMessage } from "./send-message.ts";
import { twilioRefusal } from "./twilio-refusal.ts";

/** Account and token of the merchant in the demo. */
const ACCOUNT = process.env.TWILIO_ACCOUNT?.trim() || "mabeetdemo";
const TOKEN = process.env.TWILIO_TOKEN?.trim() || "mabeetdemo";
const BASE = "^/twilio/2010-04-01/Accounts/[^/]+";

export const twilioRoutes: readonly Route[] = [
  {
    method: "POST",
    path: new RegExp(`${BASE}/Messages\\.json$`),
    reads: "form",
    answer: ({ url, body, fault, request }) => {
      requireAccount(request, url);
      return sendMessage(ACCOUNT, body as Fields, fault);
    },
  },
  {
    method: "GET",
    path: new RegExp(`${BASE}\\.json$`),
    answer: ({ url, request }) => {
      requireAccount(request, url);
      return { json: { sid: ACCOUNT, friendly_name: "Mabeet", status: "active", type: "Full" } };
    },
  },
];

function requireAccount({ headers }: IncomingMessage, { pathname }: URL): void {
  const account = decodeURIComponent(pathname.split("/")[4]?.replace(/\.json$/, "") ?? "");
  const credentials = Buffer.from(`${ACCOUNT}:${TOKEN}`).toString("base64");
  if (account !== ACCOUNT || headers.authorization !== `Basic ${credentials}`)
    throw twilioRefusal(401, 20003, "Authenticate");
}
