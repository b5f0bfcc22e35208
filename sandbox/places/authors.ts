import { escapeHtml } from "../escape-html.ts";

/** The page behind the link of an author. */
export function authorPage(name: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(name)}</title><body style="font-family:sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem">
<h1 dir="auto">${escapeHtml(name)}</h1><p>An invented author. At Google this is the page of a person's contributions.</p>`;
}

/** The picture of an author, always the same for a name. */
export function authorPhoto(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 45% 42%)"/>
<circle cx="20" cy="16" r="7" fill="hsl(${hue} 40% 88%)"/><path d="M6 40c0-9 6-14 14-14s14 5 14 14z" fill="hsl(${hue} 40% 88%)"/></svg>`;
}
