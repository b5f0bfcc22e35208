import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { ownerOf } from "#api/cart/holder/owner.ts";
import { consume, sharedLimiter } from "#api/platform/rate-limits/limiter.ts";
import type { CouponJudgement } from "#domain/cart/judge-coupon.ts";
import { readCoupon } from "#domain/field/codes.ts";
import type { PropertyStayPrice } from "#domain/price/price-property-stay.ts";
import { judgeQuote } from "./cart-coupon.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Codes are short, so guesses are limited. */
    countCouponAttempt: () => Promise<void>;
    /** The discount of a code for a stay at a price that this site quotes. */
    judgeCoupon: (typed: string, propertyId: number, price: PropertyStayPrice) => Promise<CouponJudgement>;
  }
}

const TEN_MINUTES_S = 600;
/** A network may try as many codes as the guests for whom it may hold carts. */
const GUESTS_PER_NETWORK = 3;

/** Judges codes for everybody who asks about one: the cart, and the quote before there is a cart. */
export const couponPlugin = fp(
  async (app) => {
    const { db, settings } = app;
    const limiterOf = (name: string, points: number) =>
      sharedLimiter(db.$client, { name, points, seconds: TEN_MINUTES_S });
    const byHolder = limiterOf("coupon-holder", settings.limitCoupon);
    const byNetwork = limiterOf("coupon-network", settings.limitCoupon * GUESTS_PER_NETWORK);

    app.decorateRequest("countCouponAttempt", async function (this: FastifyRequest) {
      const { network, holder, log } = this;
      const limited = { limit: "coupon", log };
      await consume(byNetwork, network, limited);
      if (holder) await consume(byHolder, holder, limited);
    });
    app.decorateRequest(
      "judgeCoupon",
      async function (this: FastifyRequest, typed: string, propertyId: number, price: PropertyStayPrice) {
        await this.countCouponAttempt();
        const code = readCoupon(typed);
        if (!code) return { amount: 0, refusal: "coupon-invalid" } as const;
        return judgeQuote(db, code, { ...ownerOf(this), siteId: this.site.siteId, stay: { propertyId, price } });
      },
    );
  },
  { name: "coupon", dependencies: ["cart-holder"] },
);
