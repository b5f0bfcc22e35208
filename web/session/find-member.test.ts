import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { localeContext } from "#web/lib/request/visit.ts";
import { redirectToLogin } from "./find-member.ts";

function returnPathFrom(address: string): string | null {
  const context = new RouterContextProvider();
  context.set(localeContext, { language: "ar", currency: "SAR" });
  const request = new Request(`http://mabeet-sa.localhost${address}`);
  const to = new URL(redirectToLogin(context, request).headers.get("location") ?? "", request.url);
  return to.searchParams.get("returnTo");
}

test.each([
  ["/ar/account/orders", "/ar/account/orders"],
  ["/ar/account/orders?page=2", "/ar/account/orders?page=2"],
  ["/ar/account/orders.data?page=2&_routes=routes%2Forders", "/ar/account/orders?page=2"],
  ["/ar/account/travellers?modals=LOGIN", "/ar/account/travellers"],
])("a guest who must log in for %s returns to %s", (address, back) => {
  expect(returnPathFrom(address)).toBe(back);
});

function endedFrom(cookie: string, details: object): string | null {
  const context = new RouterContextProvider();
  context.set(localeContext, { language: "ar", currency: "SAR" });
  const request = new Request("http://mabeet-sa.localhost/ar/account", { headers: { cookie } });
  const problem = new ApiProblem(401, { error: { code: 6003, details } } as ApiProblem["body"]);
  const to = new URL(redirectToLogin(context, request, problem).headers.get("location") ?? "", request.url);
  return to.searchParams.get("ended");
}

test("a device that was logged out elsewhere reads why, and a new visitor reads nothing", () => {
  expect(endedFrom("token=x", { reason: "password" })).toBe("password");
  expect(endedFrom("token=x", {})).toBe("expired");
  expect(endedFrom("token=x", { reason: "<script>" })).toBe("expired");
  expect(endedFrom("", {})).toBeNull();
});
