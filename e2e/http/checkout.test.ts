import { expect, test } from "vitest";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { hold, setGuest } from "./book.ts";
import { anyEmail } from "./join.ts";
import { newVisitor, type OpenedPage } from "./visitor.ts";

/** The buttons that continue a booking and are not hidden from a browser without scripts. */
const shownButtons = (page: OpenedPage, name: RegExp) =>
  [...page.document.querySelectorAll("main button[type=submit]")].filter(
    (button) => name.test(button.textContent) && !button.closest(".noscript\\:hidden"),
  );

test.each(["ar", "en"] as const)("without scripts the pages of a booking say what they need (%s)", async (language) => {
  const visitor = newVisitor("mabeet-sa");
  const { cartId } = await hold(visitor);
  await setGuest(visitor, cartId, anyEmail());
  const { cart, guest } = lazyMessagesOf(language);
  const [needs = ""] = cart.needsScript({ phone: "\n" }).split("\n");
  const goesOn = new RegExp(`^(${guest.submit}|Pay|دفع)`);
  for (const step of ["guest", "payment"]) {
    const page = await visitor.open(`/${language}/chalet/${step}?cartId=${cartId}`);
    expect(page.text("main")).toContain(needs.trim());
    expect(page.texts("main h1")).toHaveLength(1);
    expect(shownButtons(page, goesOn)).toEqual([]);
  }
});

test("a site without wallet and gift cards has no pages of them", async () => {
  const visitor = newVisitor("tajawal-ae");
  for (const path of ["gift-cards", "gift-cards/redeem", "account/wallet"])
    expect((await visitor.open(`/en/${path}`)).status, path).toBe(404);
});

test("a scanned code of an unknown document says that we did not issue it", async () => {
  const page = await newVisitor("mabeet-ae").open("/en/document/unknown");
  expect(page.text("h1")).toBe(lazyMessagesOf("en").document.unknown);
});
