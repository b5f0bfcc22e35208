import type { z } from "zod";
import type { pay as contract } from "#contract/payment.ts";

/** What a guest sends to pay. */
export type PayInput = z.output<(typeof contract)["schema"]["body"]>;
