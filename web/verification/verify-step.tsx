import { useRef } from "react";
import type { TypedContact } from "#domain/account/read-contact.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { startSession } from "#web/session/start-session.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { CodeStep, type SentCode } from "./code-step.tsx";
import { contactText } from "./contact-text.ts";

/** A new account whose contact is not verified yet. */
export type NewAccount = TypedContact & {
  password: string;
  sent: SentCode;
  /** The code was sent by an earlier registration and is still valid. */
  isEarlierCode?: boolean;
};

type Props = { account: NewAccount; onChangeContact?: () => void; onDone: () => void };

/** The step after a registration: the code verifies the contact, then the password logs in. */
export function VerifyStep({ account, onChangeContact, onDone }: Props) {
  const { code: words } = useNamespace("login");
  const { email, phone, password, sent, isEarlierCode } = account;
  const captcha = useCaptcha();
  const isVerified = useRef(false);
  const verify = (token: string, requestId: string) =>
    email
      ? callFromBrowser("verifyEmail", { body: { email, token, requestId } })
      : callFromBrowser("verifyPhone", { body: { token, requestId } });
  const onCode = async (code: string, requestId: string) => {
    // A code is valid once: when only the login failed, the next attempt skips the code.
    if (!isVerified.current) await verify(code, requestId);
    isVerified.current = true;
    const body = { ...(email ? { email } : { phone }), password, ...(await captcha.take()) };
    startSession(await callFromBrowser("logIn", { body }));
    onDone();
  };
  const onResend = async () => {
    if (!phone) return callFromBrowser("resendEmailCode", { body: { email: email ?? "" } });
    return callFromBrowser("resendPhoneCode", { body: { phone, ...(await captcha.take()) } });
  };
  return (
    <CodeStep
      channel={email ? "email" : "phone"}
      contact={contactText(account)}
      sent={sent}
      {...(isEarlierCode && { why: words.earlier })}
      onCode={onCode}
      onResend={onResend}
      {...(onChangeContact && { onChangeContact })}
    />
  );
}
