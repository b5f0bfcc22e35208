import { useRef } from "react";
import type { TypedContact } from "#domain/account/read-contact.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { startSession } from "../session/start-session.ts";
import { CodeStep, type SentCode } from "./code-step.tsx";
import { contactText } from "./contact-text.ts";
import { useCaptcha } from "./use-captcha.ts";

/** An account that was just opened and whose contact waits to be proven. */
export type Joined = TypedContact & { password: string; sent: SentCode };

type Props = { joined: Joined; onChangeContact?: () => void; onDone: () => void };

/** The step after a registration: the code proves the contact, and the password typed a minute ago logs in. */
export function VerifyStep({ joined, onChangeContact, onDone }: Props) {
  const { email, phone, password, sent } = joined;
  const captcha = useCaptcha();
  const proven = useRef(false);
  const verify = (token: string, requestId: string) =>
    email
      ? callFromBrowser("verifyEmail", { body: { email, token, requestId } })
      : callFromBrowser("verifyPhone", { body: { token, requestId } });
  const onCode = async (code: string, requestId: string) => {
    // A code is good once: a login that got lost afterwards is tried again without it.
    if (!proven.current) await verify(code, requestId);
    proven.current = true;
    startSession(await callFromBrowser("logIn", { body: { ...(email ? { email } : { phone }), password } }));
    onDone();
  };
  const onResend = async () => {
    if (!phone) return callFromBrowser("resendEmailCode", { body: { email: email ?? "" } });
    return callFromBrowser("resendPhoneCode", { body: { phone, ...(await captcha.take()) } });
  };
  return (
    <CodeStep
      channel={email ? "email" : "phone"}
      contact={contactText(joined)}
      sent={sent}
      onCode={onCode}
      onResend={onResend}
      {...(onChangeContact && { onChangeContact })}
    />
  );
}
