import { useRef } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { startSession } from "#web/session/start-session.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { CodeStep } from "./code-step.tsx";
import { contactText } from "./contact-text.ts";
import type { NewAccount } from "./new-account.ts";
import { forgetRegistration, storeRegistration } from "./stored-registration.ts";

type Props = {
  account: NewAccount;
  onChangeContact?: () => void;
  onDone: () => void;
  /** The contact is verified, but without its password nobody is logged in. */
  onVerified?: () => void;
};

/**
 * The step after a registration: the code verifies the contact, then the password logs in. A reload of the tab shows it
 * again.
 */
export function VerifyStep({ account, onChangeContact, onDone, onVerified }: Props) {
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
    forgetRegistration();
    if (password === null) return onVerified?.();
    const body = { ...(email ? { email } : { phone }), password, ...(await captcha.take()) };
    startSession(await callFromBrowser("logIn", { body }));
    onDone();
  };
  const onResend = async () => {
    const again = phone
      ? await callFromBrowser("resendPhoneCode", { body: { phone, ...(await captcha.take()) } })
      : await callFromBrowser("resendEmailCode", { body: { email: email ?? "" } });
    if (onChangeContact) storeRegistration({ ...account, sent: again });
    return again;
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
