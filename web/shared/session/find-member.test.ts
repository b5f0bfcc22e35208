import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { speechContext } from "#web/lib/visit.ts";
import { toLogin } from "./find-member.ts";

function wayBackFrom(address: string): string | null {
  const context = new RouterContextProvider();
  context.set(speechContext, { language: "ar", currency: "SAR" });
  const asked = new Request(`http://mabeet-sa.localhost${address}`);
  const to = new URL(toLogin(context, asked).headers.get("location") ?? "", asked.url);
  return to.searchParams.get("returnTo");
}

test.each([
  ["/ar/account/orders", "/ar/account/orders"],
  ["/ar/account/orders?page=2", "/ar/account/orders?page=2"],
  ["/ar/account/orders.data?page=2&_routes=routes%2Forders", "/ar/account/orders?page=2"],
  ["/ar/account/travellers?modals=LOGIN", "/ar/account/travellers"],
])("whoever must log in for %s comes back to %s", (asked, back) => {
  expect(wayBackFrom(asked)).toBe(back);
});
