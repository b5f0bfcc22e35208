import { afterEach, beforeEach, expect, test } from "vitest";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";

import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import ConfirmationPage from "./confirmation-page.tsx";
import { orderCode } from "./order-code.ts";
import { someOrder } from "./order-for-test.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => void holdNetwork());
afterEach(() => shown.leave());

async function open(order = someOrder()) {
  const page = <ConfirmationPage order={order} code={orderCode(order.orderNumber)} map={null} problem={null} />;
  shown = await showPage(page, `/en/chalet/confirmation?orderNumber=${order.orderNumber}`);
}
const text = (selector = "body") => the(selector).textContent?.replaceAll(/[\s\u2066\u2069]+/g, " ") ?? "";
const said = () => text().replaceAll(" ", "");

test("a booking paid in dinars tells every amount in dinars, with its discount on a line of its own", async () => {
  await open(someOrder({ currency: "KWD", rate: 0.0818, total: 188.14 }));

  expect(said()).toContain("2nightsKWD180.00");
  expect(said()).toContain("DiscountKWD−16.40");
  expect(said()).toContain("VAT(15%)KWD24.54");
  expect(said()).toContain("PaidKWD188.14");
  expect(text()).toContain("Until 08 Dec 2026 04:00 AMYou pay nothing. All of it comes back, KWD 188.14");
  expect(text()).toContain("You pay KWD 94.07. KWD 94.07 comes back");
  expect(text()).not.toMatch(/SAR (?!500\.00)/);
});

test("the deposit is told in the riyals the host collects, and about how much that is", async () => {
  await open(someOrder({ currency: "KWD", rate: 0.0818, total: 188.14 }));
  expect(said()).toContain("paidatcheck-in≈KWD40.90ThehostcollectsSAR500.00.");
  await shown.leave();
  await open();
  expect(said()).toContain("paidatcheck-inSAR500.00Youpaythistothehost");
});

test("a booking that was not paid stands at its payment, and one that failed tells nothing of cancelling or the door", async () => {
  await open(someOrder({ statusCode: 71 }));
  expect(text("[aria-current=step]")).toContain("Payment");
  expect(text()).toContain("Cancelling");
  await shown.leave();
  await open(someOrder({ statusCode: 60 }));
  expect(text("[aria-current=step]")).toContain("Payment");
  expect(text()).not.toMatch(/Cancelling|paid at check-in/);
  await shown.leave();
  await open();
  expect(text("[aria-current=step]")).toContain("Confirmation");
});

test("a confirmed booking tells the exact address, and one that waits only the area", async () => {
  const exactAddress = {
    streetEn: "Falcon Street",
    streetAr: "",
    building: "12",
    postalCode: "13521",
    plusCode: "7HP8XHCJ+26",
  };
  await open(someOrder({ exactAddress }));
  expect(text("address")).toBe("Building 12, Falcon StreetAl Rimal, Riyadh 13521Plus code 7HP8XHCJ+26");
  await shown.leave();
  await open(someOrder({ statusCode: 71 }));
  expect(text("address")).toBe("Al Rimal, Riyadh");
});
