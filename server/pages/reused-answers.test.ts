import { expect, test } from "vitest";
import { siteById } from "#domain/site/sites.ts";
import type { ApiText, CallForText } from "./page-calls.ts";
import type { PageVisit } from "./pages.ts";
import { reusedAnswers } from "./reused-answers.ts";

const names: ApiText = { status: 200, text: "[]", cookies: [], shown: { properties: [], until: null } };
const request = { method: "GET", path: "/api/accommodation/lookup/CITY", headers: { "x-locale": "ar" } };

function pagesThatGet(answer: ApiText) {
  let [time, calls] = [0, 0];
  const reuse = reusedAnswers(() => time);
  const dispatch: CallForText = async () => {
    calls += 1;
    return answer;
  };
  const callOf = (site = siteById("mabeet-SA")) => reuse({ site, dispatch } as unknown as PageVisit);
  return { callOf, calls: () => calls, wait: (ms: number) => (time += ms) };
}

test("pages of one site read names once in half a minute", async () => {
  const { callOf, calls, wait } = pagesThatGet(names);
  await callOf()(request);
  expect(await callOf()(request)).toEqual(names);
  expect(calls()).toBe(1);

  wait(30_000);
  await callOf()(request);
  expect(calls()).toBe(2);
});

test("another site, language, body or path is read by itself", async () => {
  const { callOf, calls } = pagesThatGet(names);
  const post = { ...request, method: "POST", body: "{}" };
  await callOf()(request);
  await callOf(siteById("mabeet-AE"))(request);
  await callOf()({ ...request, headers: { "x-locale": "en" } });
  await callOf()({ ...request, path: "/api/accommodation/lookup/AREA" });
  await callOf()(post);
  await callOf()({ ...post, body: '{"ids":[1]}' });
  expect(calls()).toBe(6);
});

test.each([
  ["shows a property", { shown: { properties: [{ propertyIds: [1], nights: null }], until: null } }],
  ["ends at a given time", { shown: { properties: [], until: 5_000 } }],
  ["does not say what it shows", { shown: undefined }],
  ["sets a cookie", { cookies: ["session=1"] }],
  ["failed", { status: 503 }],
])("an answer that %s is read for each page", async (_, different) => {
  const { callOf, calls } = pagesThatGet({ ...names, ...different });
  await callOf()(request);
  await callOf()(request);
  expect(calls()).toBe(2);
});
