import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sites } from "#domain/site/sites.ts";
import type { ApiRequest } from "../api/call-endpoint.ts";
import { callFromAction } from "./call-from-action.ts";
import { callFromLoader } from "./call-from-loader.ts";
import { localeContext, type Visit, visitContext } from "./visit.ts";

/** A request for a page of a site; it keeps the calls that the page makes. */
function aVisit(siteId: string) {
  const sent: ApiRequest[] = [];
  const dispatch: Visit["dispatch"] = async (request) => {
    sent.push(request);
    return { status: 200, body: {} };
  };
  const context = new RouterContextProvider();
  const site = sites.find((each) => each.siteId === siteId);
  context.set(visitContext, { site, dispatch } as Visit);
  context.set(localeContext, { language: "ar", currency: "AED" });
  return { context, sent };
}

test.each([
  ["mabeet-SA", "Asia/Riyadh"],
  ["tajawal-AE", "Asia/Dubai"],
  ["mabeet-KW", "Asia/Kuwait"],
])("calls while a page of %s is rendered carry its language, its currency and the time zone %s", async (site, zone) => {
  const { context, sent } = aVisit(site);
  await callFromLoader(context, "getHold", {});
  await callFromAction(context, "getHold", {});
  const expected = { "x-locale": "ar", "x-currency": "AED", "x-tz": zone };
  expect(sent.map(({ headers }) => headers)).toEqual([
    expect.objectContaining(expected),
    expect.objectContaining(expected),
  ]);
});
