import { z } from "zod";
import { earningStates } from "#domain/loyalty/earning.ts";
import { rewardProviders } from "#domain/loyalty/rewards.ts";

const Provider = z.enum(rewardProviders);

/** A member of a programme; Mokafaa and Qitaf know members by a Saudi mobile. With a guest, `null` removes the choice. */
export const EarnInput = z.object({ provider: Provider, phone: z.string().max(40) });

/** A chosen programme with what others may see of the number. */
export const ChosenEarning = z.object({ provider: Provider, mask: z.string() });

/** The points of a stay in programmes of other companies. */
export const OrderEarning = z.object({
  /** The programmes to choose from, with the points that the stay earns. */
  programmes: z.array(z.object({ provider: Provider, points: z.int() })),
  chosen: ChosenEarning.extend({ points: z.int(), state: z.enum(earningStates) }).nullable(),
  canChange: z.boolean(),
});
export type OrderEarning = z.infer<typeof OrderEarning>;
