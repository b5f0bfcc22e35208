import { keep } from "./inbox/inbox.ts";
import { readText } from "./read-text.ts";
import type { Route } from "./route.ts";

/** A mail provider: takes a mail and puts it into the inbox for everybody to see. */
export const mailRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/mail$/,
    answer: ({ body }) => {
      const { id, messageId } = keep({
        kind: "mail",
        to: readText(body, "to", 320),
        from: readText(body, "from", 320),
        subject: readText(body, "subject", 998),
        text: readText(body, "text", 100_000),
        html: readText(body, "html", 200_000, { optional: true }),
        messageId: readText(body, "messageId", 128),
      });
      return { status: 202, json: { id, messageId } };
    },
  },
];
