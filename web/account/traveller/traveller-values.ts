import type { SavedTraveller, TypedSavedTraveller } from "#contract/account/traveller.ts";
import type { FieldRule } from "#domain/problem/field-rules.ts";
import type { Day } from "#domain/stay/day.ts";
import { readSavedTraveller } from "#domain/traveller/read-saved-traveller.ts";

export const titles = ["mr", "mrs", "ms"] as const;
export const types = ["national", "iqama", "gcc", "passport"] as const;

/** The values of the form; an empty text means nothing. */
export type TravellerValues = {
  title: (typeof titles)[number];
  firstName: string;
  lastName: string;
  birthDate: string;
  nationality: string;
  idType: (typeof types)[number] | "";
  idNumber: string;
  idExpiry: string;
  isPrimary: boolean;
};

/** Masked numbers are not form values: they would be sent back as real numbers. */
export function valuesOf(traveller: SavedTraveller | null): TravellerValues {
  return {
    title: traveller?.title ?? "mr",
    firstName: traveller?.firstName ?? "",
    lastName: traveller?.lastName ?? "",
    birthDate: "",
    nationality: traveller?.nationality ?? "",
    idType: traveller?.idType ?? "",
    idNumber: "",
    idExpiry: traveller?.idExpiry ?? "",
    isPrimary: traveller?.isPrimary ?? false,
  };
}

/** Which saved numbers are hidden. */
export type Hidden = { birthDate: boolean; idNumber: boolean };
export const nothingHidden: Hidden = { birthDate: false, idNumber: false };

/** The payload of the form. Hidden numbers are left out and stay as saved. */
export function typedOf(values: TravellerValues, hidden: Hidden): TypedSavedTraveller {
  const { birthDate, idNumber, nationality, idType, idExpiry, ...rest } = values;
  const hasDocument = idType !== "";
  return {
    ...rest,
    nationality: nationality || null,
    idType: idType || null,
    idExpiry: (hasDocument && idExpiry) || null,
    ...(!hidden.birthDate && { birthDate: birthDate || null }),
    ...(!hidden.idNumber && { idNumber: (hasDocument && idNumber) || null }),
  };
}

/** The errors of the visible values; only the server can check hidden ones. */
export function faultsOf(values: TravellerValues, today: Day, hidden: Hidden) {
  const faults: Partial<Record<keyof TravellerValues, FieldRule>> =
    readSavedTraveller(typedOf(values, hidden), today).faults ?? {};
  const seen = Object.entries(faults).filter(([name]) => !hidden[name as keyof Hidden]);
  return Object.fromEntries(seen) as typeof faults;
}

export const asTitle = (text: string) => titles.find((title) => title === text) ?? "mr";
export const asIdType = (text: string) => types.find((type) => type === text) ?? "";
