/** The rules that a field can break. Each has a text in both languages under `field`. */
export const fieldRules = [
  "required",
  "email",
  "phone",
  "name",
  "password",
  "passwordVerify",
  "otp",
  "checkIn",
  "checkOut",
  "city",
  "coupon",
  "orderNumber",
  "guestCount",
  "cardNotAccepted",
  "cardNumber",
  "cardExpiry",
  "cardCvv",
  "cardHolder",
  "birthDate",
  "terms",
  "note",
  "cardInText",
  "arrivalTime",
  "nationality",
  "idNumber",
  "idExpiry",
  "idTwice",
  "pastDate",
  "travellers",
  "vatNumber",
  "passkeys",
  "cancelReason",
  "giftAmount",
  "giftCode",
  "giftText",
  "sendDay",
  "memberId",
  "payInSar",
  "noPointsForChange",
  /** Any other value that cannot be read. */
  "invalid",
  /** A field that the call does not have. */
  "unknown",
] as const;
export type FieldRule = (typeof fieldRules)[number];

/** The rule that a typed text breaks: missing or invalid; `null` if it is valid. */
export function fieldProblem(text: string, rule: FieldRule, read: (text: string) => unknown): FieldRule | null {
  if (text.trim() === "") return "required";
  return read(text) === null ? rule : null;
}
