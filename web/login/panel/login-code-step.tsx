import { useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { startSession } from "#web/session/start-session.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { CodeStep } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { loginCodeOf, type PendingLogin } from "./login-code.ts";
import { useLoginContext } from "./login-context.tsx";

/** Asks for the code that is required after many wrong passwords. */
export function LoginCodeStep({ pending, onBack }: { pending: PendingLogin; onBack: () => void }) {
  const { code: words } = useNamespace("login");
  const { onDone } = useLoginContext();
  const [{ login, sent, mailedTo }, setPending] = useState(pending);
  const contact = mailedTo === null ? login : { email: mailedTo };
  const captcha = useCaptcha();
  return (
    <CodeStep
      channel={contact.email ? "email" : "phone"}
      contact={contactText(contact)}
      why={words.why}
      sent={sent}
      onChangeContact={onBack}
      onCode={async (code, requestId) => {
        const body = { ...login, code, requestId, ...(await captcha.take()) };
        startSession(await callFromBrowser("logIn", { body }));
        onDone();
      }}
      onResend={async () => {
        try {
          await callFromBrowser("logIn", { body: { ...login, ...(await captcha.take()) } });
        } catch (error) {
          const again = loginCodeOf(error, login);
          if (again) {
            setPending(again);
            return again.sent;
          }
          throw error;
        }
        return sent;
      }}
    />
  );
}
