import { type SealKey, seal, sealedHash, unseal } from "#api/platform/sealing/seal.ts";
import type { TravellerRow } from "#api/schema/traveller.ts";
import type { ReadSaved } from "#domain/traveller/read-saved-traveller.ts";

type Secrets = Pick<ReadSaved, "birthDate" | "idNumber">;
type SealedColumns = Pick<TravellerRow, "birthDateSealed" | "idNumberSealed" | "idNumberHash">;

const about = (id: string, field: keyof Secrets) => `traveller:${id}:${field}`;

/** Encrypts birth date and document number, each bound to its record and field. */
export function sealSecrets(keys: readonly SealKey[], id: string, { birthDate, idNumber }: Secrets): SealedColumns {
  return {
    birthDateSealed: birthDate === null ? null : seal(keys, about(id, "birthDate"), birthDate),
    idNumberSealed: idNumber === null ? null : seal(keys, about(id, "idNumber"), idNumber),
    idNumberHash: idNumber === null ? null : idNumberHash(keys, idNumber),
  };
}

export function unsealSecrets(keys: readonly SealKey[], row: TravellerRow): Secrets {
  const { id, birthDateSealed, idNumberSealed } = row;
  return {
    birthDate: birthDateSealed === null ? null : unseal(keys, about(id, "birthDate"), birthDateSealed),
    idNumber: idNumberSealed === null ? null : unseal(keys, about(id, "idNumber"), idNumberSealed),
  };
}

/** A hash that shows only whether two numbers are equal. */
export function idNumberHash(keys: readonly SealKey[], idNumber: string): Buffer {
  return sealedHash(keys, "id-number", idNumber);
}
