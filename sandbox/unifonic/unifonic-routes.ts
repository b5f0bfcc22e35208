import { listInbox } from "../inbox/inbox.ts";
import type { PartnerRequest, Route } from "../route.ts";
import { type Fields, sendMessage } from "./send-message.ts";
import { unifonicRefusal, unifonicSuccess } from "./unifonic-answer.ts";

/** The key of the merchant's application in the demo. */
const APP_SID = process.env.UNIFONIC_APP_SID?.trim() || "mabeetdemo";

export const unifonicRoutes: readonly Route[] = [
  route("/rest/SMS/messages", (fields, { fault }) => sendMessage(fields, fault)),
  route("/rest/SMS/Messages/GetMessagesDetails", () => {
    const TotalTextMessages = listInbox().filter(({ kind }) => kind === "sms").length;
    const data = { messages: [], CurrencyCode: "SAR", TotalTextMessages, Next: "", Prev: "" };
    return { json: { ...unifonicSuccess(data), success: true } };
  }),
];

function route(path: string, answer: (fields: Fields, call: PartnerRequest) => ReturnType<Route["answer"]>): Route {
  return {
    method: "POST",
    path: new RegExp(`^/unifonic${path}$`),
    reads: "form",
    answer: (call) => {
      const fields = { ...Object.fromEntries(call.url.searchParams), ...(call.body as Fields) };
      if (fields.AppSid !== APP_SID) throw unifonicRefusal(401, "ER-01", "Authentication failed");
      return answer(fields, call);
    },
  };
}
