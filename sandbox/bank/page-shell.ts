import { randomBytes } from "node:crypto";
import { escapeHtml } from "../escape-html.ts";
import type { Answer } from "../route.ts";
import { pageStyle } from "./page-style.ts";

export type Language = "en" | "ar";

type Shell = {
  language: Language;
  brand: string;
  title: string;
  body: string;
  /** The script of the page. */
  script?: string;
  head?: string;
  /** The origins that may frame the page, and to which its forms may submit. */
  framedBy: string;
  sendsTo?: string;
};

/** A page of a partner, with a strict content security policy; only the merchant may frame it. */
export function pageShell(shell: Shell): Answer {
  const { language, brand, title, body, script, head = "", framedBy, sendsTo } = shell;
  const nonce = randomBytes(16).toString("base64");
  const run = script ? `<script type="module" src="${script}"></script>` : "";
  const html = `<!doctype html>
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)}</title>
  ${head}<style nonce="${nonce}">${pageStyle(brand)}</style>
  ${run}
</head>
<body>${body}</body>
</html>`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${sendsTo ? ` ${sendsTo}` : ""}`,
    `frame-ancestors ${framedBy}`,
  ];
  return { html, headers: { "content-security-policy": policy.join("; "), "referrer-policy": "no-referrer" } };
}
