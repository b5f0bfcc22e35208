import type { RouterContextProvider } from "react-router";
import type { Cart } from "#contract/cart/cart.ts";
import type { CouponProposal } from "#contract/cart/coupon.ts";
import type { InsurancePlan } from "#contract/cart/insurance.ts";
import type { FoundCart } from "#web/checkout/cart/load-cart.ts";
import { loadProposal } from "#web/checkout/cart/load-proposal.ts";
import { callFromLoader } from "#web/lib/request/call-from-loader.ts";
import { localeContext } from "#web/lib/request/visit.ts";

type Context = Readonly<Pick<RouterContextProvider, "get">>;
export type GuestData = FoundCart & {
  plans: InsurancePlan[];
  /** The names of the property's house rules. */
  ruleNames: Record<number, string>;
  proposal: CouponProposal | null;
};

/** What the form needs besides the cart; an insurance plan or a name that fails to load is left out. */
export async function loadGuest(context: Context, request: Request, found: FoundCart): Promise<GuestData> {
  if (!found.cart || found.cart.expired) return { ...found, plans: [], ruleNames: {}, proposal: null };
  const [plans, ruleNames, proposal] = await Promise.all([
    loadPlans(context, request, found.cart),
    loadRuleNames(context, request, found.cart),
    loadProposal(context, request, found.cart.cartId),
  ]);
  return { ...found, plans, ruleNames, proposal };
}

async function loadPlans(context: Context, { signal }: Request, { cartId }: Cart): Promise<InsurancePlan[]> {
  try {
    return (await callFromLoader(context, "listInsurancePlans", { query: { cartId } }, signal)).plans;
  } catch {
    return [];
  }
}

async function loadRuleNames(context: Context, { signal }: Request, { chalet }: Cart): Promise<Record<number, string>> {
  const rules = chalet.rules.fixedRules.map(({ ruleId }) => ruleId);
  if (rules.length === 0) return {};
  const { language: locale } = context.get(localeContext);
  try {
    const input = { query: { locale }, body: { lookupsIds: { rules } } };
    const answer = await callFromLoader(context, "retrieveLookups", input, signal);
    return Object.fromEntries((answer.rules ?? []).map(({ id, value }) => [id, value]));
  } catch {
    return {};
  }
}
