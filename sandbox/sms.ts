import { storeMessage } from "./inbox/inbox.ts";
import { readText } from "./read-text.ts";
import { Refusal, type Route } from "./route.ts";

const E164 = /^\+[1-9]\d{6,14}$/;

/** An SMS provider: puts every text for an E.164 number into the inbox. */
export const smsRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/sms$/,
    answer: ({ body }) => {
      const to = readText(body, "to", 16);
      if (!E164.test(to)) throw new Refusal(400, "to: a number like +966501234567");
      const { id, messageId } = storeMessage({
        kind: "sms",
        to,
        from: readText(body, "from", 32),
        subject: "",
        text: readText(body, "text", 1000),
        html: "",
        headers: {},
        messageId: readText(body, "messageId", 128),
      });
      return { status: 202, json: { id, messageId } };
    },
  },
];
