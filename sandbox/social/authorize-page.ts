import { escapeHtml } from "../escape-html.ts";
import { pageShell } from "../payment/page-shell.ts";
import type { Answer } from "../route.ts";
import type { Asked } from "./authorize.ts";
import { type Person, peopleOf } from "./people.ts";
import { socialWords } from "./social-words.ts";

/** Where somebody says who they are. Its forms come back to the same address, whose query says what the shop asked. */
export function authorizePage(asked: Asked): Answer {
  const { platform, language, redirectUri } = asked;
  const words = socialWords[language];
  const title = words.title(platform);
  const shop = new URL(redirectUri);
  const body = `<main class="alone"><div class="sheet"><h1>${escapeHtml(title)}</h1><p class="quiet">${words.pick}</p>
  <form method="post"><ul>${peopleOf(platform)
    .map((person) => choice(person, words))
    .join("")}</ul></form>
  <details><summary>${words.other}</summary><form method="post">
  <label for="name">${words.name}</label><input id="name" name="name" maxlength="60" required>
  <label for="email">${words.email}</label><input id="email" name="email" type="email" dir="ltr" maxlength="200">
  <p class="row"><button class="button main" name="person" value="typed">${words.go}</button></p></form></details>
  <form method="post" class="row"><button class="button" name="person" value="nobody">${words.cancel}</button></form>
  </div><p class="quiet">${words.demo}</p></main>`;
  return pageShell({
    language,
    brand: shop.hostname.includes("tajawal") ? "tajawal" : "mabeet",
    title,
    body,
    framedBy: "'none'",
    sendsTo: shop.origin,
  });
}

function choice({ key, name, email, isVerified }: Person & { key: string }, words: typeof socialWords.en): string {
  const note = email === null ? words.none : isVerified ? "" : words.unproven;
  return `<li><button name="person" value="${key}"><b>${escapeHtml(name)}</b>
  ${email ? `<bdi dir="ltr">${escapeHtml(email)}</bdi>` : ""} ${note ? `<span class="quiet">${note}</span>` : ""}</button></li>`;
}
