import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Cart } from "#contract/cart/cart.ts";
import { cancellationPolicies } from "#domain/policy/cancellation-policy.ts";
import { holdNetwork } from "#web/lib/api/held-network-for-test.ts";
import { CART_ID, someCart, someTraveller } from "#web/shared/cart/cart-for-test.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { the } from "#web/ui/render-for-test.tsx";
import PaymentPage from "./payment-page.tsx";
import type { Methods } from "./use-methods.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: Awaited<ReturnType<typeof showPage>>;
beforeEach(() => void holdNetwork());
afterEach(async () => {
  await shown.leave();
  vi.unstubAllGlobals();
});

const paidFor = () => someCart({ chalet: { ...someCart().chalet, guests: someTraveller } });
const anOffer = { available: true, reason: null, cards: [], atOnce: [], plans: [] };
const methods: Methods = {
  methods: [{ ...anOffer, method: "knet" }],
  fieldsUrl: "https://pay.example.test/payment-fields?gateway=checkout",
  payable: { total: 2_300, currency: "SAR" },
  programmes: [],
};

async function open(cart: Cart) {
  const shownWith = { cart, problem: null, methods, failed: null, proposal: null, wallet: { state: "none" } } as const;
  shown = await showPage(
    <PaymentPage origin={location.origin} {...shownWith} />,
    `/en/chalet/payment?cartId=${CART_ID}`,
  );
}

test.each([
  [3, "2026-11-15T09:00:00Z", "free", "Free cancellation until 08 Dec 2026 4:00 AM. After that, the first night is"],
  [3, "2026-12-09T09:00:00Z", "partly", "If you cancel, the first night is charged."],
  [1, "2026-11-15T09:00:00Z", "partly", "50% refund if you cancel by 08 Dec 2026 4:00 AM. No refund after that."],
  [1, "2026-12-09T09:00:00Z", "none", "Non-refundable: no refund if you cancel."],
  [2, "2026-11-15T09:00:00Z", "none", "Non-refundable: no refund if you cancel."],
  [3, "2026-12-10T13:00:00Z", "none", "Booked after check-in time: it can’t be cancelled and isn’t refunded."],
] as const)(
  "beside the pay button a guest reads what a cancellation costs, type %i at %s, with a link to the policy",
  async (policyTypeId, serverTime, kind, words) => {
    const cart = paidFor();
    const terms = { policyTypeId, freeCancellationHours: 60, checkIn: "2026-12-10", checkInFrom: "16:00" } as const;
    const unitCancellationPolicies = cancellationPolicies(
      { ...terms, timeZone: "Asia/Riyadh" },
      { total: 2_300, firstNight: 1_150 },
    );
    await open({ ...cart, serverTime, chalet: { ...cart.chalet, unitCancellationPolicies } });
    const note = the("form [data-cancellation]");
    expect(note.dataset.cancellation).toBe(kind);
    expect(note.textContent?.replaceAll("\u00a0", " ")).toContain(words);
    expect(words.includes("until") || words.includes(" by ")).toBe(/08 Dec/.test(note.textContent ?? ""));
    expect(note.querySelector("a")?.getAttribute("href")).toMatch(/\/chalet\/details\/.*#policy$/);
    expect(note.compareDocumentPosition(the("form:has([data-cancellation]) button[type=submit]"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);
