import { expect, test } from "vitest";
import { readSettings } from "#api/platform/settings/settings.ts";
import { siteById } from "#domain/site/sites.ts";
import { offeredSite } from "./offered-site.ts";

const demo = readSettings({ APP_ENV: "test" });
const saudi = siteById("mabeet-SA");
const kuwait = siteById("mabeet-KW");

test("where the sandbox plays every partner, a site offers all that it has", () => {
  expect(offeredSite(saudi, demo)).toEqual(saudi);
  expect(offeredSite(kuwait, demo)).toEqual(kuwait);
});

test("without loyalty no page of a guest speaks of points of a programme, and the wallet stays", () => {
  const { features } = offeredSite(saudi, { ...demo, loyaltyUrl: null });
  expect(features).toEqual({ ...saudi.features, qitaf: false, fursan: false, mokafa: false });
});

test("instalments are offered while one lender of the country takes payments", () => {
  expect(offeredSite(saudi, { ...demo, partnersOff: ["tabby"] }).features.installments).toBe(true);
  expect(offeredSite(saudi, { ...demo, partnersOff: ["tabby", "tamara"] }).features.installments).toBe(false);
});

test("without its company neither a card nor KNET is named", () => {
  expect(offeredSite(saudi, { ...demo, partnersOff: ["checkout"] }).acceptedCards).toEqual([]);
  const moyasar = { ...demo, partnersOff: ["checkout" as const], cardGateways: { "*": "moyasar" as const } };
  expect(offeredSite(kuwait, moyasar).acceptedCards).toEqual(kuwait.acceptedCards.filter((card) => card !== "KNET"));
});

test("Apple Pay has no merchant id in production yet, so no page there offers it", () => {
  expect(offeredSite(saudi, { ...demo, appEnv: "production" }).features.applePay).toBe(false);
});
