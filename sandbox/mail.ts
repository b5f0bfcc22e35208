import { keep } from "./inbox/inbox.ts";
import { readText } from "./read-text.ts";
import { Refusal, type Route } from "./route.ts";

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
        headers: readHeaders(body),
        messageId: readText(body, "messageId", 128),
      });
      return { status: 202, json: { id, messageId } };
    },
  },
];

/** Headers that mail programs read, by name; a line break in one would begin another. */
function readHeaders(body: unknown): Record<string, string> {
  const headers = (body as { headers?: unknown } | null)?.headers ?? {};
  const isSound = ([name, value]: [string, unknown]) =>
    /^[A-Za-z][A-Za-z-]{0,60}$/.test(name) && typeof value === "string" && /^[\x20-\x7e]{1,998}$/.test(value);
  if (typeof headers !== "object" || !Object.entries(headers).every(isSound)) {
    throw new Refusal(400, "headers: texts of one line by name");
  }
  return headers as Record<string, string>;
}
