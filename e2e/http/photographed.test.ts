import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { PropertyCard } from "#contract/search/search.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { addressOf } from "../steps/address.ts";
import { photographHome } from "../steps/photographed-home.ts";
import { forAddress } from "../steps/property.ts";
import { book, bookedStay } from "./book.ts";
import { crawl } from "./crawled-page.ts";
import { freeProperties } from "./free-properties.ts";
import { anyEmail } from "./join.ts";
import { messagesTo } from "./sent-messages.ts";
import { newVisitor, type OpenedPage } from "./visitor.ts";

const DUBAI = 13;
const stayQuery = `checkIn=${forAddress(bookedStay.checkIn)}&checkOut=${forAddress(bookedStay.checkOut)}`;
const PHOTO = /\/photo-[0-9a-f]{18}/;
const visitor = newVisitor("mabeet-sa");
let home: PropertyCard;
let drawn: PropertyCard;
let undo: (() => Promise<void>) | undefined;

beforeAll(async () => {
  const searchCriteria = [{ lookupTypeId: 2, lookupId: [DUBAI] }];
  [home, drawn] = (await freeProperties(visitor, { searchCriteria, ...bookedStay })) as [PropertyCard, PropertyCard];
  const photos = Array.from({ length: 8 }, (_, at) => ({ altEn: `View ${at + 1}`, altAr: `منظر ${at + 1}` }));
  undo = await photographHome(home.id, [...photos, { isMissing: true }]);
  const show = async () => expect((await visitor.open(`/en/chalet/details/${home.id}`)).html).toMatch(PHOTO);
  await vi.waitFor(show, { timeout: 30_000, interval: 500 });
}, 60_000);
afterAll(() => undo?.());

const picturesOf = ({ document }: OpenedPage, part = "main") =>
  [...document.querySelectorAll(`${part} img`)].map((image) => image.getAttribute("src") ?? "");
const ownPictures = (sources: readonly string[]) => sources.filter((src) => src.startsWith(`/img/2/${home.id}/`));

/** What the address of a picture answers. */
async function fetched(address: string) {
  const { pathname } = new URL(address, "http://localhost");
  const { status, headers } = await visitor.ask({ path: pathname });
  return [status, headers["content-type"]];
}

test("other sites show the cover with a link to a photographed home, and search engines get all photographs", async () => {
  const page = await crawl(addressOf("mabeet-sa", `/en/chalet/details/${home.id}`));
  expect(page.picture).toMatch(new RegExp(`/img/2/${home.id}/og-1200\\.jpg$`));
  expect(await fetched(page.picture ?? "")).toEqual([200, "image/jpeg"]);
  const rental = page.things.find((thing) => thing["@type"] === "VacationRental") as { image: string[] };
  expect(rental.image).toHaveLength(9);
  for (const image of rental.image) expect(image).toMatch(PHOTO);
  expect(await fetched(rental.image[0] ?? "")).toEqual([200, "image/webp"]);
});

test("results, comparison and shared list show photographs of this home and drawings of the other", async () => {
  const pages = [
    await visitor.open(`/en/chalets/search?cityId=${DUBAI}&${stayQuery}`),
    await visitor.open(`/en/compare?ids=${home.id},${drawn.id}&${stayQuery}`),
    await visitor.open(await sharedList()),
  ];
  for (const page of pages) {
    const own = ownPictures(picturesOf(page));
    expect([page.address, own.length > 0]).toEqual([page.address, true]);
    for (const src of own) expect(src).toMatch(PHOTO);
    expect(picturesOf(page).some((src) => src.includes(`/img/2/${drawn.id}/exterior`))).toBe(true);
  }
});

async function sharedList(): Promise<string> {
  const path = `/api/list/${crypto.randomUUID()}/share`;
  const properties = [home.id, drawn.id].map((id) => ({ id, note: "" }));
  const body = { mayVote: false, withNotes: false, list: { name: "Eid", stay: null, properties } };
  const answer = await visitor.ask({ method: "PUT", path, type: "application/json", body: JSON.stringify(body) });
  const { token } = JSON.parse(answer.html);
  // Until it is drawn the brand's own picture is shown.
  await expect.poll(() => fetched(`/img/list/${token}.jpg`)).toEqual([200, "image/jpeg"]);
  return `/en/list/${token}`;
}

test("the mail and the page of a booking show the photograph", async () => {
  const email = anyEmail();
  const guest = newVisitor("mabeet-sa");
  const number = await book(guest, email, home.id);
  const order = await guest.open(`/en/manage-booking?orderNumber=${number}`);
  expect(ownPictures(picturesOf(order))).toEqual([expect.stringMatching(PHOTO)]);
  const mails = async () => (await messagesTo(email)).map(({ html }) => html).join("");
  await expect.poll(mails).toContain("/og-1200.jpg");
  const picture = new RegExp(`/img/2/${home.id}/og-1200\\.jpg`).exec(await mails())?.[0] ?? "";
  expect(await fetched(picture)).toEqual([200, "image/jpeg"]);
});

test("a photograph that the store lost is not found, which nobody stores, and its page is whole", async () => {
  const page = await crawl(addressOf("mabeet-sa", `/en/chalet/details/${home.id}`));
  const rental = page.things.find((thing) => thing["@type"] === "VacationRental") as { image: string[] };
  const { pathname } = new URL(rental.image.at(-1) ?? "");
  const { status, headers } = await visitor.ask({ path: pathname });
  expect([status, headers["cache-control"], headers.etag]).toEqual([404, "no-store", undefined]);
  expect([page.status, page.headings]).toEqual([200, 1]);
});

test("a page of drawn homes says that its pictures are illustrations, in words that one with photographs hides", async () => {
  const { footer } = messagesOf("en").shell;
  const page = await visitor.open(`/en/chalet/details/${drawn.id}`);
  expect(page.text("footer")).toContain(footer.illustrations);
  expect(ownPictures(picturesOf(page)).every((src) => PHOTO.test(src))).toBe(true);
});
