import { sandboxNow } from "../clock.ts";
import { requireKey } from "../require-key.ts";
import type { Answer, PartnerRequest, Route } from "../route.ts";

/** The API key of the demo. */
const KEY = process.env.LICENCE_KEY?.trim() || "mabeet-demo-licence";

/** The register of permits of homes: the last two digits of a number decide its state. */
export const licenceRoutes: readonly Route[] = [
  { method: "GET", path: /^\/licence\/[A-Z]{2}\/[^/]{1,20}$/, answer: licence },
];

function licence({ url, request }: PartnerRequest): Answer {
  requireKey(request, KEY);
  const [countryCode, number = ""] = url.pathname.split("/").slice(-2);
  const ending = number.slice(-2);
  if (ending === "02" || number === "00000000") return { status: 404, json: { state: "not-found" } };
  const isExpired = ending === "00";
  return {
    json: {
      state: isExpired ? "expired" : ending === "01" ? "suspended" : "valid",
      holderIdHash: ending === "04" ? "other-holder" : `holder-${countryCode}-${number}`,
      unitKind: "holiday-home",
      validUntil: dayIn(isExpired ? -30 : 365),
    },
    ...(ending === "03" ? { respondWith: "silent" } : {}),
  };
}

function dayIn(days: number): string {
  return new Date(sandboxNow() + days * 86_400_000).toISOString().slice(0, 10);
}
