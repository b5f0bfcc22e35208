import type { z } from "zod";
import type { pay as contract } from "#contract/cart/payment.ts";

/** The body of a call to pay. */
export type PayInput = z.output<(typeof contract)["schema"]["body"]>;
