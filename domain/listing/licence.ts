/** What is known of the permit of a home. `unknown`: the register did not answer. */
export const licenceStates = [
  "unchecked",
  "valid",
  "expiring",
  "expired",
  "suspended",
  "not-found",
  "unknown",
  "not-needed",
] as const;
export type LicenceState = (typeof licenceStates)[number];

type LicenceForm = { isNeeded: boolean; form: RegExp; words: string };

const forms: Readonly<Record<string, LicenceForm>> = {
  SA: { isNeeded: true, form: /^\d{8}$/, words: "8 digits" },
  AE: { isNeeded: true, form: /^[A-Za-z0-9]{6,10}$/, words: "6 to 10 letters and digits" },
  BH: { isNeeded: true, form: /^[A-Za-z0-9]{5,8}$/, words: "5 to 8 letters and digits" },
};
const OTHER: LicenceForm = { isNeeded: false, form: /^\S(.{0,18}\S)?$/, words: "at most 20 characters" };

/** Whether homes of a country need a permit, and how its number is written. */
export function licenceForm(countryCode: string): LicenceForm {
  return forms[countryCode] ?? OTHER;
}

/** Countries whose homes need a permit. */
export const licensedCountries = Object.keys(forms).filter((code) => forms[code]?.isNeeded);

/** Answers of a register that end a permit; every other one leaves things as they are. */
export const refusingStates: readonly LicenceState[] = ["expired", "suspended", "not-found"];

export function isLicenceRefused(state: LicenceState): boolean {
  return refusingStates.includes(state);
}

/** Days before the end of a permit from which it counts as expiring. */
const EXPIRING_DAYS = 30;
/** Days before its end on which a register is asked again and the host gets a message, the last first. */
export const licenceWarningDays = [0, 7, EXPIRING_DAYS] as const;

/** The state of a permit that the register knows as valid until a day. */
export function stateUntil(daysLeft: number): LicenceState {
  if (daysLeft < 0) return "expired";
  return daysLeft <= EXPIRING_DAYS ? "expiring" : "valid";
}

/** The warning that is due when so many days are left, or `null` while the end is far. */
export function licenceWarning(daysLeft: number): (typeof licenceWarningDays)[number] | null {
  return licenceWarningDays.find((days) => daysLeft <= days) ?? null;
}
