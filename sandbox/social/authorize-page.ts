import { pageShell } from "../bank/page-shell.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Answer } from "../route.ts";
import type { AuthRequest } from "./auth-request.ts";
import { type Person, peopleOf } from "./people.ts";
import { socialMessages } from "./social-messages.ts";

/** The consent page of an identity provider. Its forms submit to the same URL, whose query has the request of the merchant. */
export function authorizePage(authRequest: AuthRequest): Answer {
  const { platform, language, redirectUri } = authRequest;
  const messages = socialMessages[language];
  const title = messages.title(platform);
  const merchant = new URL(redirectUri);
  const body = `<main class="alone"><div class="sheet"><h1>${escapeHtml(title)}</h1><p class="quiet">${messages.pick}</p>
  <form method="post"><ul>${peopleOf(platform)
    .map((person) => choice(person, messages))
    .join("")}</ul></form>
  <details><summary>${messages.other}</summary><form method="post">
  <label for="name">${messages.name}</label><input id="name" name="name" maxlength="60" required>
  <label for="email">${messages.email}</label><input id="email" name="email" type="email" dir="ltr" maxlength="200">
  <p class="row"><button class="button main" name="person" value="typed">${messages.go}</button></p></form></details>
  <form method="post" class="row"><button class="button" name="person" value="nobody">${messages.cancel}</button></form>
  </div><p class="quiet">${messages.demo}</p></main>`;
  return pageShell({
    language,
    brand: merchant.hostname.includes("tajawal") ? "tajawal" : "mabeet",
    title,
    body,
    framedBy: "'none'",
    sendsTo: merchant.origin,
  });
}

function choice(
  { key, name, email, isVerified }: Person & { key: string },
  messages: typeof socialMessages.en,
): string {
  const note = email === null ? messages.none : isVerified ? "" : messages.unverified;
  return `<li><button name="person" value="${key}"><b>${escapeHtml(name)}</b>
  ${email ? `<bdi dir="ltr">${escapeHtml(email)}</bdi>` : ""} ${note ? `<span class="quiet">${note}</span>` : ""}</button></li>`;
}
