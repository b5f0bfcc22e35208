import { z } from "zod";
import { HostContact } from "#contract/cart/cart.ts";
import { hostLanguages } from "#domain/property/host-profile.ts";

/** What everybody may know of a host; the phone number comes with an order. */
export const HostFacts = z.object({
  id: z.int(),
  firstNameEn: z.string(),
  firstNameAr: z.string(),
  userType: HostContact.shape.userType,
  /** `YYYY-MM`. */
  since: z.string().nullable(),
  responseMinutes: z.int().nullable(),
  languages: z.array(z.enum(hostLanguages)),
  /** Listed properties of this host. */
  propertyCount: z.int(),
});
export type HostFacts = z.infer<typeof HostFacts>;
