import type { SealKey } from "#api/platform/sealing/seal.ts";
import type { TravellerRow } from "#api/schema/traveller.ts";
import type { SavedTraveller } from "#contract/account/traveller.ts";
import { maskBirthDate, maskIdNumber } from "#domain/traveller/document.ts";
import { unsealSecrets } from "./sealed-traveller.ts";

/** A traveller with masked numbers and birth date. */
export function maskedTraveller(keys: readonly SealKey[], row: TravellerRow): SavedTraveller {
  const shown = clearTraveller(keys, row);
  const { birthDate, idNumber } = shown;
  return { ...shown, birthDate: birthDate && maskBirthDate(birthDate), idNumber: idNumber && maskIdNumber(idNumber) };
}

/** A traveller with its values in clear, for a user who authenticated recently. */
export function clearTraveller(keys: readonly SealKey[], row: TravellerRow): SavedTraveller {
  const { id, title, firstName, lastName, nationality, idType, idExpiry, isPrimary } = row;
  const { birthDate, idNumber } = unsealSecrets(keys, row);
  return { id, title, firstName, lastName, birthDate, nationality, idType, idNumber, idExpiry, isPrimary };
}
