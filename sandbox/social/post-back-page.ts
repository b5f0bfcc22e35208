import { pageShell } from "../bank/page-shell.ts";
import { scriptUrl } from "../browser-script.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Answer } from "../route.ts";
import type { AuthRequest } from "./auth-request.ts";
import { socialMessages } from "./social-messages.ts";

export const POST_BACK_SCRIPT = "sandbox/social/browser/post-back.ts";

/** A form that sends itself to the merchant; without scripts the guest presses its button. */
export function postBackPage(
  { platform, language, redirectUri }: AuthRequest,
  fields: Readonly<Record<string, string>>,
): Answer {
  const messages = socialMessages[language];
  const title = messages.title(platform);
  const { origin, hostname } = new URL(redirectUri);
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const body = `<main class="alone"><div class="sheet"><h1>${escapeHtml(title)}</h1>
  <form method="post" action="${escapeHtml(redirectUri)}" data-back>${inputs.join("")}
  <p class="row"><button class="button main">${messages.go}</button></p></form></div></main>`;
  return pageShell({
    language,
    brand: hostname.includes("tajawal") ? "tajawal" : "mabeet",
    title,
    body,
    script: scriptUrl(POST_BACK_SCRIPT),
    framedBy: "'none'",
    sendsTo: origin,
  });
}
