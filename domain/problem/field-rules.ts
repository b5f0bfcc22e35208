/** What a field can be refused for. Each has a text in both languages under `field`. */
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
  "guestCount",
  "cardNotAccepted",
  "cardNumber",
  "cardExpiry",
  "cardCvv",
  "cardHolder",
  "birthDate",
  "terms",
] as const;
export type FieldRule = (typeof fieldRules)[number];
