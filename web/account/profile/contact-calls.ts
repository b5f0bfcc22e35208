import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";

/** What the owner does with a contact. */
export type ContactAction = "verify" | "change" | "add";

type PhoneParts = { dialCode: string; number: string; countryCode: string };
/** Either an email address or a phone number. */
export type NewContact = { email: string; phone: null } | { email: null; phone: PhoneParts };

/** Sends a code to a contact of the account, or to a new one. */
export async function sendCodeTo(contact: NewContact, isOwn: boolean) {
  if (isOwn && contact.email !== null) return callFromBrowser("resendEmailCode", { body: { email: contact.email } });
  const { solveCaptcha } = await import("#web/lib/api/solve-captcha.ts");
  const captchaToken = await solveCaptcha();
  const captcha = captchaToken ? { captchaToken } : {};
  if (!isOwn || contact.phone === null) {
    return callFromBrowser("updateRegistration", { body: { ...typedOf(contact), ...captcha } });
  }
  return callFromBrowser("resendPhoneCode", { body: { phone: contact.phone, ...captcha } });
}

export function verifyContact({ email }: NewContact, token: string, requestId: string) {
  return email === null
    ? callFromBrowser("verifyPhone", { body: { token, requestId } })
    : callFromBrowser("verifyEmail", { body: { email, token, requestId } });
}

export function typedOf({ email, phone }: NewContact) {
  return email === null ? { phone } : { email };
}
