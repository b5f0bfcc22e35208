import { escapeHtml } from "../escape-html.ts";
import type { Message } from "./inbox.ts";

const REFRESH_SECONDS = 5;

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end }
  input, button { font: inherit; padding: .5rem .75rem; min-block-size: 44px }
  article { border: 1px solid GrayText; border-radius: 8px; padding: .75rem 1rem; margin-block: 1rem; overflow-wrap: anywhere }
  h2 { font-size: 1.1rem; margin: 0 }
  pre { white-space: pre-wrap; font: inherit; margin-block-end: 0 }
  .quiet { color: GrayText; margin: 0 }
`;

/** Every email and SMS that the product has sent, newest first, without scripts. */
export function inboxPage(messages: readonly Message[], to: string): string {
  const list = messages.map(article).join("\n") || `<p>Nothing yet. <span lang="ar" dir="rtl">لا شيء بعد.</span></p>`;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="refresh" content="${REFRESH_SECONDS}">
  <title>Inbox (${messages.length})</title>
  <style>${STYLE}</style>
</head>
<body>
  <h1>Inbox · <span lang="ar" dir="rtl">صندوق الرسائل</span></h1>
  <form action="/inbox" method="get">
    <label>Recipient · <span lang="ar" dir="rtl">المستلم</span><br><input name="to" value="${escapeHtml(to)}" dir="auto"></label>
    <button>Show · <span lang="ar" dir="rtl">عرض</span></button>
  </form>
  <main>${list}</main>
</body>
</html>`;
}

function article({ id, kind, at, to, from, subject, text, html, messageId }: Message): string {
  const asSent = html ? `<p><a href="/inbox/${encodeURIComponent(id)}">As sent · كما أُرسلت</a></p>` : "";
  return `<article>
  <h2 dir="auto">${escapeHtml(subject || (kind === "sms" ? "SMS" : "(no subject)"))}</h2>
  <p class="quiet">${kind} · <time datetime="${at}">${at}</time> · <bdi>${escapeHtml(from)}</bdi> → <bdi>${escapeHtml(to)}</bdi> · <bdi>${escapeHtml(messageId)}</bdi></p>
  <pre dir="auto">${escapeHtml(text)}</pre>
  ${asSent}
</article>`;
}
