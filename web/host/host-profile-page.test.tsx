import { afterEach, expect, test } from "vitest";
import type { HostProfile } from "#contract/list/host-profile.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import HostProfilePage from "./host-profile-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const card = {
  ...{ id: 7, nameEn: "Home 7", nameAr: "بيت 7", propertyTypeId: 1, images: [], placeholder: "", size: 100, nights: 2 },
  ...{ bedRoomCount: 1, bathRoomCount: 1, capacity: 4, is3DView: false, lastFreeCancellation: null, isFree: true },
  review: { averageRating: 9, reviewCount: 3 },
  location: { areaId: 1, cityId: 5 },
  priceDetail: { totalPrice: 100, originalPrice: 100, nightlyPrice: 50, discount: { percentage: 0, source: null } },
} as unknown as HostProfile["properties"][number];
const profile: HostProfile = {
  host: {
    ...{ id: 4, firstNameEn: "Noura", firstNameAr: "نورة", userType: "OWNER" as const, since: "2021-04" },
    ...{ responseMinutes: null, languages: [], propertyCount: 26 },
  },
  review: { averageRating: 8.6, reviewCount: 42, summary: { en: "Very good", ar: "جيد جدًا" } },
  stay: { checkIn: "2027-01-05", checkOut: "2027-01-07" },
  ...{ page: 1, pageCount: 2, properties: [card] },
};

let shown: Awaited<ReturnType<typeof showPage>>;
afterEach(() => shown.leave());
const text = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, "") ?? "";
const open = async (given: Partial<HostProfile> = {}, query = "") => {
  const names = { cities: {}, areas: {} };
  shown = await showPage(<HostProfilePage profile={{ ...profile, ...given }} names={names} />, `/en/hosts/4${query}`);
};

test("a host's page has name, score, what is known, and the homes; what is not known is left out", async () => {
  await open();
  expect(the("h1").textContent).toBe("Noura");
  expect(text()).toContain("8.6 out of 10, 42 reviews");
  expect(text()).toContain("Hosting since 2021");
  expect(text()).toContain("Homes hosted by Noura");
  for (const unknown of ["Speaks", "Usually replies"]) expect(text()).not.toContain(unknown);
});

test("dates and guests travel to the next page of homes and to each home", async () => {
  await open({}, "?checkIn=05-01-2027&checkOut=07-01-2027&adults=3");
  const next = the("a[rel=next]").getAttribute("href");
  expect(next).toBe("/en/hosts/4?checkIn=05-01-2027&checkOut=07-01-2027&adults=3&pageNo=2");
  expect(the("article h2 a").getAttribute("href")).toContain("checkIn=05-01-2027&checkOut=07-01-2027&adults=3");
});

test("a host without reviews has no score, and a home that is taken no price", async () => {
  await open({
    review: { averageRating: 0, reviewCount: 0, summary: { en: "New", ar: "جديد" } },
    properties: [{ ...card, isFree: false }],
  });
  expect(text()).toContain("No reviews yet");
  expect(text()).toContain("Not available on these dates");
});
