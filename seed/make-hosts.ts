import type { hosts } from "#api/schema/host.ts";
import { randomOf } from "#art/random/random.ts";
import type { HostLanguage } from "#domain/property/host-profile.ts";
import { hostNames } from "#seed/data/property-texts.ts";

type HostRow = typeof hosts.$inferInsert;

const spoken: HostLanguage[][] = [["ar"], ["ar", "en"], ["ar", "en"], ["ar", "en", "fr"], ["ar", "en", "ur"]];
const HOMES_A_HOST = 4;

/** The host of a property. */
export function hostOf(propertyId: number): number {
  return Math.ceil(propertyId / HOMES_A_HOST);
}

/**
 * The hosts of the properties from one id to another. Their phone numbers are toll-free placeholders without a line.
 */
export function makeHosts(fromProperty: number, toProperty: number, seed: number): HostRow[] {
  const first = hostOf(fromProperty);
  return Array.from({ length: hostOf(toProperty) - first + 1 }, (_, index) => {
    const id = first + index;
    const random = randomOf(`${seed}:${id}:host`);
    const { en, ar } = random.pick(hostNames);
    return {
      id,
      firstNameEn: en,
      firstNameAr: ar,
      phone: `+966800${String(id).padStart(7, "0")}`,
      hasWhatsapp: random.chance(0.8),
      userType: random.weighted({ OWNER: 6, CARETAKER: 3, COMPANY: 2 }),
      hostingSince: `${random.whole(2017, 2025)}-${String(random.whole(1, 12)).padStart(2, "0")}-01`,
      responseMinutes: random.pick([10, 20, 30, 45, 60, 120, 240, 600]),
      languages: random.pick(spoken),
    };
  });
}
