import type { Hold } from "#contract/cart/hold.ts";
import type { Member } from "#web/lib/api/session-events.ts";

/** What a page that guests share shows of one guest. */
export type Personal = { member: Member | null; hold: Hold | null };

/** The parts of a page that show something of one guest. */
export type PersonalPartName = "account" | "hold";

const MARK = "mark-";
const decoded = new WeakMap<object, unknown>();

export function isPersonalMark(personal: string | undefined): personal is string {
  return personal?.startsWith(MARK) === true;
}

/** A mark that no text of the page can contain by chance; `id` is random. */
export function personalMark(id: string): string {
  return MARK + id;
}

/** The HTML that stands for a part in a shared page. */
export function placeholderOf(name: PersonalPartName, mark: string): string {
  return `<template data-part="${name}-${mark}"></template>`;
}

/** Needs no escaping in HTML, in scripts and in JSON. */
export function encodePersonal(personal: Personal): string {
  return encodeURIComponent(JSON.stringify(personal)).replaceAll("'", "%27");
}

/** The data of a page with the member and the hold that were inserted into it. */
export function withPersonal<Page extends Personal & { personal?: string }>(page: Page): Page {
  if (page.personal === undefined || isPersonalMark(page.personal)) return page;
  const known = decoded.get(page) as Page | undefined;
  const complete = known ?? { ...page, ...(JSON.parse(decodeURIComponent(page.personal)) as Personal) };
  decoded.set(page, complete);
  return complete;
}
