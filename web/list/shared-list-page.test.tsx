import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SharedList } from "#contract/list/list.ts";
import { holdNetwork, problemBody } from "#web/lib/api/held-network-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import SharedListPage from "./shared-list-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const TOKEN = "v".repeat(24);
const card = {
  ...{ id: 7, nameEn: "Home 7", nameAr: "بيت 7", propertyTypeId: 1, images: [], placeholder: "", size: 100, nights: 2 },
  ...{
    bedRoomCount: 1,
    bathRoomCount: 1,
    capacity: 9,
    sleeps: 4,
    is3DView: false,
    lastFreeCancellation: null,
    isFree: true,
  },
  review: { averageRating: 9, reviewCount: 3 },
  location: { areaId: 1, cityId: 5 },
  priceDetail: { totalPrice: 100, originalPrice: 100, nightlyPrice: 50, discount: { percentage: 0, source: null } },
} as unknown as SharedList["properties"][number]["card"];
const list: SharedList = {
  ...{ name: "Eid", mayVote: true, totalCount: 1, pageCount: 1, page: 1, unlistedCount: 2 },
  stay: { checkIn: "2027-01-05", checkOut: "2027-01-07" },
  properties: [{ card, note: "near the cousins", votes: 3, isVoted: false }],
};

let network: ReturnType<typeof holdNetwork>;
let shown: Awaited<ReturnType<typeof showPage>>;
const text = () => document.body.textContent ?? "";
const open = async (given: SharedList | null, refusal: number | null = null, address = "/en/list/x") => {
  const names = { cities: {}, areas: {} };
  shown = await showPage(<SharedListPage token={TOKEN} list={given} names={names} refusal={refusal} />, address);
};

beforeEach(() => {
  network = holdNetwork();
});
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

test("a friend votes at once, and a vote that was not counted is taken back", async () => {
  await open(list);
  expect(text()).toContain("near the cousins");
  expect(text()).toContain("2 homes of this list are no longer listed.");
  const press = () => act(async () => the("form[action='/vote'] button").click());
  await press();
  expect(text()).toContain("4 votes");
  const call = network.last("/vote");
  expect(call.body).toEqual({ propertyId: 7, isVoted: true });
  await call.answer({ body: { votes: 5, isVoted: true } });
  expect(text()).toContain("5 votes");
  await press();
  await network.last("/vote").lose();
  expect(text()).toContain("5 votes");
  expect(text()).toContain("Your vote wasn’t counted.");
});

test("a list for reading has no votes, an empty one says so, and a refused vote too", async () => {
  await open({ ...list, mayVote: false, properties: [{ card, note: "", votes: 0, isVoted: false }] }, 0);
  expect(document.querySelector("form[action='/vote']")).toBeNull();
  expect(text()).toContain("Your vote wasn’t counted.");
  await shown.leave();
  await open({ ...list, totalCount: 0, properties: [], unlistedCount: 0 });
  expect(text()).toContain("This list is empty");
});

test("a link that opens nothing says what to do", async () => {
  await open(null);
  expect(text()).toContain("This list is no longer shared");
  expect(the("h1").textContent).toBe("This list is no longer shared");
});

test("the guests of the link travel to the homes, the pages and the way back from a vote; a home too small says so", async () => {
  await open({ ...list, pageCount: 2, totalCount: 26 }, null, `/en/list/${TOKEN}?adults=3&children=1`);
  expect(the("article h2 a").getAttribute("href")).toMatch(
    /checkIn=05-01-2027&checkOut=07-01-2027&adults=3&children=1/,
  );
  expect(the<HTMLInputElement>("input[name=returnTo]").value).toBe(`/en/list/${TOKEN}?adults=3&children=1#vote-7`);
  expect(the("a[rel=next]").getAttribute("href")).toBe(`/en/list/${TOKEN}?adults=3&children=1&page=2`);
  await act(async () => the("button[aria-label='Increase Children']").click());
  expect(shown.at()).toBe(`/en/list/${TOKEN}?adults=3&children=2`);
  expect(text()).toContain("Sleeps only 4");
  expect(text()).not.toContain("SAR");
});

const button = (id: number) => the<HTMLButtonElement>(`#vote-${id}`);
const homes = () =>
  [...document.querySelectorAll("article[data-property]")].map((home) => home.getAttribute("data-property"));
const shared = (id: number, votes: number) => ({ card: { ...card, id }, note: "", votes, isVoted: false });

test("after a vote the focus stays at the home, and the list keeps its order until it is opened again", async () => {
  const two = (sevens: number, nines: number): SharedList => ({
    ...{ ...list, totalCount: 2, unlistedCount: 0 },
    properties: [shared(7, sevens), shared(9, nines)].toSorted((a, b) => b.votes - a.votes),
  });
  let reload = (_: SharedList) => {};
  function Reloaded() {
    const [given, setGiven] = useState(two(1, 0));
    reload = setGiven;
    return <SharedListPage token={TOKEN} list={given} names={{ cities: {}, areas: {} }} refusal={null} />;
  }
  shown = await showPage(<Reloaded />, "/en/list/x");
  button(9).focus();
  await act(async () => button(9).click());
  await network.last("/vote").answer({ body: { votes: 2, isVoted: true } });
  await act(async () => reload(two(1, 2)));
  expect(text()).toContain("2 votes");
  expect(homes()).toEqual(["7", "9"]);
  expect(document.activeElement).toBe(button(9));
  await shown.leave();
  await open(two(1, 2));
  expect(homes()).toEqual(["9", "7"]);
});

test("a vote above the limit of the network says so, with scripts and without", async () => {
  await open(list, 9104);
  expect(text()).toContain("Many people on your network have voted");
  await shown.leave();
  await open(list);
  await act(async () => button(7).click());
  await network.last("/vote").answer({ status: 429, body: problemBody("too-many-voters") });
  expect(text()).toContain("Many people on your network have voted");
  expect(text()).toContain("3 votes");
});
