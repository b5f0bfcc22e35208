import { beforeEach, expect, test } from "vitest";
import { nextPopup, storeClosedCampaign } from "./closed-campaigns.ts";

const now = new Date("2026-12-01T09:00:00Z");
const banner = (id: number, given: object = {}) => ({
  id,
  popup: true,
  startDate: "2026-11-01T00:00:00.000Z",
  endDate: "2027-01-01T00:00:00.000Z",
  ...given,
});

beforeEach(() => sessionStorage.clear());

test("a closed campaign is not shown again in the session; the next one is", () => {
  const banners = [banner(1), banner(2)];
  expect(nextPopup(sessionStorage, banners, now)?.id).toBe(1);
  storeClosedCampaign(sessionStorage, 1);
  expect(nextPopup(sessionStorage, banners, now)?.id).toBe(2);
  storeClosedCampaign(sessionStorage, 2);
  expect(nextPopup(sessionStorage, banners, now)).toBeUndefined();
});

test.each([
  ["is only a banner", { popup: false }],
  ["is over this very moment", { endDate: "2026-12-01T09:00:00.000Z" }],
  ["has not begun", { startDate: "2026-12-01T09:00:01.000Z" }],
])("a campaign that %s is not shown as a small banner", (_, given) => {
  expect(nextPopup(sessionStorage, [banner(1, given)], now)).toBeUndefined();
});

test("invalid stored data counts as no campaign closed", () => {
  sessionStorage.setItem("CAMPAIGNS_SEEN", "{");
  expect(nextPopup(sessionStorage, [banner(1)], now)?.id).toBe(1);
});
