import { longWalks, type Walk } from "./walk.ts";
import { accountSteps } from "./walks/account-walks.ts";
import { cardSteps } from "./walks/card-walks.ts";
import { cartSteps } from "./walks/cart-walks.ts";
import { catalogueSteps } from "./walks/catalogue-walks.ts";
import { couponSteps } from "./walks/coupon-walks.ts";
import { methodSteps } from "./walks/method-walks.ts";
import { orderSteps } from "./walks/order-walks.ts";
import { providerSteps } from "./walks/provider-walks.ts";
import { refusalSteps } from "./walks/refusal-walks.ts";
import { shortWalks } from "./walks/short-walks.ts";

/** Every walk. The position of a walk chooses its property, so a new walk is added at the end. */
export const goldenWalks: readonly Walk[] = [
  ...shortWalks,
  ...longWalks({
    ...cartSteps,
    ...couponSteps,
    ...cardSteps,
    ...methodSteps,
    ...refusalSteps,
    ...providerSteps,
    ...orderSteps,
    ...accountSteps,
  }),
  ...longWalks(catalogueSteps),
];
