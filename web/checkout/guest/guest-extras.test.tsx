import { act } from "react";
import { expect, test } from "vitest";
import type { InsurancePlan } from "#contract/cart/insurance.ts";
import { problems } from "#domain/problem/problems.ts";
import { press } from "#web/lib/api/held-network-for-test.ts";
import { cartLine, couponLine, someCart } from "#web/shared/cart/cart-for-test.ts";
import { the } from "#web/ui/render-for-test.tsx";
import { field, fillIn, network, open, shown, text, tryCode, type } from "./guest-page-for-test.tsx";

async function chooseProgramme(provider: string, phone: string) {
  await act(async () => {
    const list = the<HTMLSelectElement>("[name=earnProvider]");
    list.value = provider;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await type("earnPhone", phone);
}

test("a number that no programme can have is listed with the other errors", async () => {
  await open();
  await chooseProgramme("Qitaf", "0612");
  await press("Continue to payment");
  const list = document.activeElement;
  expect(list?.getAttribute("role")).toBe("alert");
  const link = [...(list?.querySelectorAll("a") ?? [])].at(-1);
  expect(link?.textContent).toContain("Mobile number registered with the programme:");
  await act(async () => link?.click());
  expect(document.activeElement).toBe(field("earnPhone"));
});

test("a number that no programme can have gets the focus if it is the only error, and nothing is sent", async () => {
  await open();
  await fillIn();
  await chooseProgramme("Qitaf", "0612");
  await press("Continue to payment");
  expect(document.activeElement).toBe(field("earnPhone"));
  expect(network.calls("/guest")).toHaveLength(0);
});

test("the programme and its number are still there after the guest looked at the home again", async () => {
  await open();
  await chooseProgramme("Qitaf", "0512345678");
  await shown.leave();
  await open();
  expect(the<HTMLSelectElement>("[name=earnProvider]").value).toBe("Qitaf");
  expect(field("earnPhone").value).toBe("0512345678");
});

test("a valid code lowers the total, and can be removed again", async () => {
  await open();
  await tryCode("summer10");
  expect(network.last("/coupon").body).toEqual({ code: "SUMMER10" });
  await network.last("/coupon").answer({ body: someCart({ total: 2_070, lines: [couponLine("SUMMER10", -200)] }) });
  expect(document.activeElement?.getAttribute("role")).toBe("status");
  expect(text()).toContain("TotalSAR 2,070.00");
  expect(text()).toContain("−200.00");
  await act(async () => the('button[aria-label="Remove SUMMER10"]').click());
  await network.last("/coupon/SUMMER10").answer({ body: someCart() });
  expect(text()).toContain("TotalSAR 2,300.00");
});

test("a refused code shows its reason, and the total stays", async () => {
  await open();
  await tryCode("OLD2020");
  const refusal = {
    code: problems["coupon-expired"].code,
    en: "This code has expired.",
    ar: "انتهت صلاحية هذا الرمز.",
  };
  await network.last("/coupon").answer({ body: someCart({ lines: [couponLine("OLD2020", 0, refusal)] }) });
  expect(text()).toContain("This code has expired.");
  expect(text()).toContain("TotalSAR 2,300.00");
  expect(text("aside [aria-live=polite] dl")).not.toContain("OLD2020");
});

test("a code with an invalid format is not sent", async () => {
  await open();
  await tryCode("x");
  expect(text()).toContain("Enter a valid code.");
  expect(network.calls("/coupon")).toHaveLength(0);
});

const cover: InsurancePlan = {
  planId: "essential",
  name: { en: "Essential cover", ar: "تغطية أساسية" },
  description: { en: "Get a refund.", ar: "تسترد ما دفعته." },
  insurer: { en: "Rihla Insurance", ar: "رحلة للتأمين" },
  price: 23.5,
};

test("a cover names its price, its insurer and its terms, also once it is added", async () => {
  await open(someCart(), [cover]);
  const card = () => text("section[aria-labelledby=cover-title] li");
  expect(card()).toContain("SAR 23.50");
  expect(card()).toContain("Insured by Rihla Insurance. Cover terms");
  expect(the("section[aria-labelledby=cover-title] button").getAttribute("aria-label")).toMatch(
    /^Add Essential cover for SAR.23\.50$/,
  );
  await shown.leave();

  const line = { ...cartLine("insurance", "Essential cover", 23.5), code: "essential" };
  const cart = someCart();
  await open({ ...cart, products: [...cart.products, line] }, [cover]);
  expect(card()).toContain("SAR 23.50");
  expect(card()).toContain("Remove");
});
