import { act } from "react";
import { emptyFacets } from "./filter/panel/facets.ts";

type Body = { pageNo: number; pageSize: number; sortBy: string; searchId?: string; searchPayload?: object };
type Call = { path: string; body: Body; answer: (status?: number) => Promise<void>; isEnded: () => boolean };

/** The calls of the page, and whether answers wait until the test releases them. */
export const api = { calls: [] as Call[], isHeld: false };

const TOTAL = 24;
const firstId: Record<string, number> = { rank: 100, price: 200, rating: 300, distance: 400 };

function property(id: number) {
  return {
    id,
    nameEn: `Home ${id}`,
    nameAr: `بيت ${id}`,
    propertyTypeId: 1,
    images: [],
    placeholder: "",
    size: 100,
    rank: 1,
    bedRoomCount: 1,
    bathRoomCount: 1,
    capacity: 4,
    sleeps: 4,
    checkInFrom: "16:00",
    checkOutTo: "12:00",
    is3DView: false,
    policyTypeId: 2,
    lastFreeCancellation: null,
    licenseNumber: null,
    guestTypeIds: [],
    review: { averageRating: 9, reviewCount: 3, summary: { en: "", ar: "" } },
    location: { areaId: 1, cityId: 5, latitude: 24, longitude: 46 },
    nights: 1,
    priceDetail: {
      totalPrice: id,
      originalPrice: id,
      nightlyPrice: id,
      currency: "SAR",
      discount: { percentage: 0, source: null },
    },
  };
}

function listOf({ pageNo, pageSize, sortBy }: Body) {
  const start = (pageNo - 1) * pageSize;
  const length = Math.max(0, Math.min(pageSize, TOTAL - start));
  const properties = Array.from({ length }, (_, index) => property((firstId[sortBy] ?? 0) + start + index));
  return {
    searchId: "11111111-1111-4111-8111-111111111111",
    filters: emptyFacets,
    totalCount: TOTAL,
    properties,
    pageNo,
    pageSize,
  };
}

/** The API over the network: cities and rows at once, results when the test releases them. */
export async function answerCalls(path: string, init: RequestInit = {}): Promise<Response> {
  const reply = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
  if (path.includes("/lookup/")) return reply([{ id: 5, lookupTypeId: 2, value: "Riyadh", rank: 1 }]);
  if (path.includes("/carousel")) return reply({ carousels: [] });
  const body = JSON.parse(String(init.body)) as Body;
  return new Promise((resolve, reject) => {
    let ended = false;
    init.signal?.addEventListener("abort", () => {
      ended = true;
      reject(new DOMException("", "AbortError"));
    });
    const answer = (status = 200) =>
      act(async () => {
        resolve(status === 200 ? reply(listOf(body)) : reply({}, status));
        await new Promise((later) => setTimeout(later, 20));
      });
    api.calls.push({ path, body, answer, isEnded: () => ended });
    if (!api.isHeld) resolve(reply(listOf(body)));
  });
}
