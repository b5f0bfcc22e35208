import { Refusal, type Route } from "../route.ts";
import { emptyInbox, findMessage, listInbox } from "./inbox.ts";
import { inboxPage } from "./inbox-page.ts";

const recipient = (url: URL) => url.searchParams.get("to") ?? "";

/** An email is shown as sent, with its pictures, but may run no scripts. */
const LOCKED_DOWN = {
  "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:",
};

export const inboxRoutes: readonly Route[] = [
  {
    method: "GET",
    path: /^\/inbox$/,
    answer: ({ url }) => ({ html: inboxPage(listInbox(recipient(url)), recipient(url)) }),
  },
  { method: "GET", path: /^\/inbox\.json$/, answer: ({ url }) => ({ json: { messages: listInbox(recipient(url)) } }) },
  {
    method: "GET",
    path: /^\/inbox\/[^/]+$/,
    answer: ({ url }) => {
      const message = findMessage(decodeURIComponent(url.pathname.slice("/inbox/".length)));
      if (!message) throw new Refusal(404, "no such message");
      return { html: message.html, headers: LOCKED_DOWN };
    },
  },
  {
    method: "DELETE",
    path: /^\/inbox$/,
    answer: () => {
      emptyInbox();
      return { json: { messages: [] } };
    },
  },
];
