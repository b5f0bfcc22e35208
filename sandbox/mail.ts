import { storeMessage } from "./inbox/inbox.ts";
import { readText } from "./read-text.ts";
import { Refusal, type Route } from "./route.ts";

/** A mail provider: puts every email into the public inbox. */
export const mailRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/mail$/,
    answer: ({ body }) => {
      const { id, messageId } = storeMessage({
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

/** Headers for mail clients; a line break would start another header. */
function readHeaders(body: unknown): Record<string, string> {
  const headers = (body as { headers?: unknown } | null)?.headers ?? {};
  const isValid = ([name, value]: [string, unknown]) =>
    /^[A-Za-z][A-Za-z-]{0,60}$/.test(name) && typeof value === "string" && /^[\x20-\x7e]{1,998}$/.test(value);
  if (typeof headers !== "object" || !Object.entries(headers).every(isValid)) {
    throw new Refusal(400, "headers: single-line texts by name");
  }
  return headers as Record<string, string>;
}
