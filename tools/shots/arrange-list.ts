import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { MAX_LIST_NAME, MAX_LISTS, MAX_NOTE, type SavedList } from "#domain/list/saved-list.ts";
import { stayToShow } from "./pages.ts";
import { call, copyCookies, type SiteApi, siteApi } from "./site-api.ts";

export const LIST = /\{(saved|shared)-(voting|reading|empty|many)\}/;
const RIYADH = 5;

/** Names and notes as long as they may be. */
const LONG_NAME = "إجازة عيد الأضحى مع العائلة والأصدقاء في جبال الطائف الباردة والهدا";
const LONG_NOTE = "قريب من بيت الأهل، والمسبح مظلل. نسأل المضيف عن موعد الدخول المبكر وعن الشواء. ";
const notes = [LONG_NOTE.repeat(9).slice(0, MAX_NOTE), "Ask about the pool heating", "", ""];

const states = {
  voting: { name: LONG_NAME.slice(0, MAX_LIST_NAME), homes: 4, mayVote: true, withNotes: false, others: 3 },
  reading: { name: "Eid in Taif", homes: 3, mayVote: false, withNotes: true, others: 0 },
  empty: { name: "Eid in Taif", homes: 0, mayVote: true, withNotes: false, others: 0 },
  many: { name: LONG_NAME.slice(0, MAX_LIST_NAME), homes: 1, mayVote: true, withNotes: false, others: MAX_LISTS - 2 },
};
type State = (typeof states)[keyof typeof states];

/** The URL with the token of a shared list, or with the id of the guest's own list, which is then stored in the browser. */
export async function arrangeList(window: Page, address: string): Promise<string> {
  const [written = "", where, name] = LIST.exec(address) ?? [];
  const state = states[name as keyof typeof states];
  const api = siteApi(window.request, address);
  // A member of an earlier page has no list of this browser.
  await window.context().clearCookies();
  const list = await shareList(api, state);
  await copyCookies(window, address, api);
  if (where === "saved") await storeLists(window, [list, ...otherLists(state)]);
  return address.replace(written, where === "saved" ? list.id : (list.share?.token ?? ""));
}

async function shareList(api: SiteApi, { name, homes, mayVote, withNotes }: State): Promise<SavedList> {
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [RIYADH] }];
  const found = await call(api, "POST", endpoints.searchProperties.url, { searchCriteria, ...stayToShow() });
  const ids = (found.properties as { id: number }[]).slice(0, homes).map(({ id }) => id);
  const properties = ids.map((id, index) => ({ id, note: notes[index] ?? "" }));
  const id = randomUUID();
  const body = { mayVote, withNotes, list: { name, stay: null, properties } };
  const share = await call(api, "PUT", endpoints.shareList.url.replace(":listId", id), body);
  const last = ids.at(-1);
  if (mayVote && last) {
    const vote = { propertyId: last, isVoted: true };
    await call(api, "POST", endpoints.voteForProperty.url.replace(":token", share.token), vote);
  }
  return { id, name, stay: null, properties, share };
}

function otherLists({ others, name }: State): SavedList[] {
  const named = Array.from({ length: others }, (_, index) => `${index + 2} ${name}`.slice(0, MAX_LIST_NAME));
  return [null, ...named].map((each) => ({ id: randomUUID(), name: each, stay: null, properties: [], share: null }));
}

/** Only the page that names the list finds it in the storage. */
async function storeLists(window: Page, lists: SavedList[]): Promise<void> {
  const stored = { id: lists[0]?.id ?? "", text: JSON.stringify(lists) };
  await window.addInitScript(({ id, text }) => {
    if (location.search.includes(id)) localStorage.setItem("LISTS", text);
    else localStorage.removeItem("LISTS");
  }, stored);
}
