import { expect, test } from "vitest";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { book } from "./book.ts";
import { anyEmail } from "./join.ts";
import { newVisitor, type OpenedPage, type Visitor } from "./visitor.ts";

const { orders, order } = lazyMessagesOf("en");
const { manage: words } = orders;
const NOT_FOUND = "We could not find this booking. Check the number and contact.";

test("a guest without an account finds the booking by number and phone, and may try five times", async () => {
  const number = await book(newVisitor("mabeet-sa"), anyEmail());
  const lookUp = (visitor: Visitor, page: OpenedPage, contact: string) =>
    visitor.submit(page.form("main form", words.submit).fill({ orderNumber: number.toLowerCase(), contact }));
  const guest = newVisitor("mabeet-sa");
  const missed = await lookUp(guest, await guest.open("/en/manage-booking"), "somebody@example.test");
  expect([missed.address, missed.text("main [role=alert]")]).toEqual(["/en/manage-booking", NOT_FOUND]);
  const found = await lookUp(guest, missed, "٠٥١٢٣٤٥٦٧٨");
  for (const page of [found, await guest.open(found.address)]) {
    expect(page.texts("main h2")).toContain(order.policy);
    expect(page.links(order.calendar)).toEqual([]);
  }

  // A browser that has verified the contact keeps its access; another one counts its attempts.
  const guesser = newVisitor("mabeet-sa");
  let page = await guesser.open("/en/manage-booking");
  for (const _ of [1, 2, 3, 4]) page = await lookUp(guesser, page, "somebody@example.test");
  expect(page.text("main [role=alert]")).toBe(words.tooMany({ n: 15 }));
});
