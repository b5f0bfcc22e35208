import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { holdNetwork, press } from "#web/lib/api/held-network-for-test.ts";
import { eventually } from "#web/lib/eventually-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import SavedPage from "./saved-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const today = todayInRiyadh(new Date());
const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7) };

function card(id: number) {
  return {
    ...{ id, nameEn: `Home ${id}`, nameAr: `بيت ${id}`, propertyTypeId: 1, images: [], placeholder: "", size: 100 },
    ...{
      bedRoomCount: 1,
      bathRoomCount: 1,
      capacity: 4,
      sleeps: 4,
      is3DView: false,
      lastFreeCancellation: null,
      nights: 2,
    },
    review: { averageRating: 9, reviewCount: 3 },
    location: { areaId: 1, cityId: 5 },
    priceDetail: { totalPrice: 100, originalPrice: 100, nightlyPrice: 50, discount: { percentage: 0, source: null } },
    isFree: true,
  };
}

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
const text = () => document.body.textContent ?? "";
const names = () => [...document.querySelectorAll("article h2")].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

const listId = "3298efe5-ac63-4959-b2ef-07735458402e";
const share = { token: "v".repeat(24), mayVote: true, withNotes: false };

/** The default list, shared with friends who may vote. */
async function openShared(address = "/en/saved", how: Partial<typeof share> = {}) {
  const properties = [7, 8, 9].map((id) => ({ id, note: "" }));
  const list = { id: listId, name: null, stay, properties, share: { ...share, ...how } };
  localStorage.setItem("LISTS", JSON.stringify([list]));
  localStorage.setItem("SHARED_LISTS", JSON.stringify({ [listId]: JSON.stringify(list) }));
  shown = await showPage(<SavedPage stay={stay} isNamed />, address);
  await network.last("/cards").answer({ body: { properties: [card(7), card(8), card(9)] } });
}
const votesOf = (id: number) => the(`li:has([data-property='${id}'])`).textContent;

test("the owner of a shared list sees its votes, orders by them, and sees new ones on return to the tab", async () => {
  await openShared();
  await network.last("/vote").answer({ body: { votes: [{ propertyId: 9, votes: 2 }] } });
  expect(votesOf(9)).toContain("2 votes");
  expect(votesOf(7)).toContain("No votes yet");
  expect(names()).toEqual(["Home 7", "Home 8", "Home 9"]);
  await act(async () => the('nav[aria-label="Order of the homes"] a:last-child').click());
  expect(shown.at()).toBe("/en/saved?order=votes");
  expect(names()).toEqual(["Home 9", "Home 7", "Home 8"]);
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await network.last("/vote").answer({ body: { votes: [{ propertyId: 8, votes: 1 }] } });
  expect(names()).toEqual(["Home 8", "Home 7", "Home 9"]);
});

test("votes that fail to load are asked for again, and the list stays", async () => {
  await openShared("/en/saved?order=votes");
  expect(names()).toEqual([]);
  await network.last("/vote").lose();
  expect(text()).toContain("We couldn’t load the votes.");
  expect(names()).toEqual(["Home 7", "Home 8", "Home 9"]);
  await press("Try again");
  await network.last("/vote").answer({ body: { votes: [{ propertyId: 8, votes: 1 }] } });
  expect(names()).toEqual(["Home 8", "Home 7", "Home 9"]);
});

test("a list without votes asks for none", async () => {
  await openShared("/en/saved?order=votes", { mayVote: false });
  expect(network.calls("/vote")).toHaveLength(0);
  expect(names()).toEqual(["Home 7", "Home 8", "Home 9"]);
});

const voting = {
  properties: [
    { propertyId: 9, nameEn: "Home 9", nameAr: "بيت 9", votes: 3 },
    { propertyId: 7, nameEn: "Home 7", nameAr: "بيت 7", votes: 1 },
  ],
  voters: [{ voterId: "a".repeat(32), votedAt: "2026-12-01T15:05:00Z", votes: 4 }],
};

test("the owner removes the votes for a home after a question, by keyboard, and the list shows what is left", async () => {
  await openShared();
  await network.last("/vote").answer({ body: { votes: [{ propertyId: 9, votes: 3 }] } });
  await press("Manage votes");
  await act(() => eventually(() => expect(network.calls("/voter")).toHaveLength(1)));
  await network.last("/voter").answer({ body: voting });
  expect(text()).toContain("Voter 1");
  expect(text()).toContain("4 votes · 01 Dec 2026");
  await press("Remove votes · Home 9");
  expect(document.activeElement?.textContent).toBe("Keep");
  await press("Keep");
  expect(document.activeElement?.textContent).toBe("Remove votes · Home 9");
  expect(network.calls("/vote/remove")).toHaveLength(0);
  await press("Remove votes · Home 9");
  await press("Remove 3 votes");
  expect(network.last("/vote/remove").body).toEqual({ propertyId: 9 });
  await network.last("/vote/remove").answer({ body: { properties: [], voters: [] } });
  expect(document.activeElement?.textContent).toBe("Votes removed.");
  await network.last("/vote").answer({ body: { votes: [] } });
  expect(votesOf(9)).toContain("No votes yet");
});

test("votes that could not be removed stay, and the owner closes voting where the votes are", async () => {
  await openShared();
  await press("Manage votes");
  await act(() => eventually(() => expect(network.calls("/voter")).toHaveLength(1)));
  await network.last("/voter").answer({ body: voting });
  await press("Remove votes · Voter 1");
  await press("Remove 4 votes");
  expect(network.last("/vote/remove").body).toEqual({ voterId: "a".repeat(32) });
  await network.last("/vote/remove").lose();
  expect(text()).toContain("We couldn’t save that.");
  expect(text()).toContain("Home 9");
  await act(async () => the<HTMLInputElement>("[role=dialog] [role=switch]").click());
  await act(() => eventually(() => expect(network.calls("/share")).toHaveLength(1)));
  expect(network.last("/share").body).toMatchObject({ mayVote: false });
  await network.last("/share").answer({ body: { ...share, mayVote: false } });
  expect(the<HTMLInputElement>("[role=dialog] [role=switch]").checked).toBe(false);
});
