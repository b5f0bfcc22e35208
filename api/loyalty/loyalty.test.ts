import { beforeAll, expect, test } from "vitest";
import { testApp } from "#api/testing/servers/test-app.ts";

let app: Awaited<ReturnType<typeof testApp>>;
const url = "/api/loyalty/get-loyalty-rewards";
const ask = (site: string, payload: object) =>
  app.inject({ method: "POST", url, payload, headers: { host: `${site}.localhost` } });
const stay = { amount: 2_350.75, currency: "SAR", productType: "accommodation" };

beforeAll(async () => {
  app = await testApp();
});

test("a Saudi site shows the points of both programmes", async () => {
  expect((await ask("mabeet-sa", stay)).json()).toEqual([
    { provider: "Mokafaa", rewardValue: 2350, unit: "points" },
    { provider: "Qitaf", rewardValue: 235, unit: "points" },
  ]);
});

test("a site shows only its own programmes", async () => {
  expect((await ask("tajawal-sa", stay)).json()).toEqual([{ provider: "Mokafaa", rewardValue: 2350, unit: "points" }]);
  expect((await ask("mabeet-ae", stay)).json()).toEqual([]);
});

test.each([
  { ...stay, amount: -1 },
  { ...stay, currency: "USD" },
  { ...stay, productType: "flight" },
  { currency: "SAR", productType: "accommodation" },
])("an invalid request is refused: %j", async (payload) => {
  const answer = await ask("mabeet-sa", payload);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 1001]);
});
