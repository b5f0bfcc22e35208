import { type ReactNode, useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { CODE_LIFE, CodeStep, type SentCode } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import type { Forgotten } from "./forgot-form.tsx";
import { useLoginContext } from "./login-context.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SentLink } from "./sent-link.tsx";

type Props = { forgotten: Forgotten; frame: (title: string, content: ReactNode) => ReactNode; onBack: () => void };

/** The step after the request: a link by email, or a code by SMS and then the new password. */
export function ForgottenStep({ forgotten, frame, onBack }: Props) {
  const words = useNamespace("login");
  if (forgotten.contact.email) {
    return frame(words.forgot.sentTitle, <SentLink contact={forgotten.contact} onChange={onBack} />);
  }
  return <ByPhone forgotten={forgotten} frame={frame} onBack={onBack} />;
}

function ByPhone({ forgotten: { contact, requestId: first }, frame, onBack }: Props) {
  const words = useNamespace("login");
  const { onDone } = useLoginContext();
  const captcha = useCaptcha();
  const [sent, setSent] = useState(() => ({ requestId: first, at: Date.now() }));
  const [code, setCode] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  if (code !== null) {
    return frame(
      words.reset.title,
      <NewPasswordForm
        save={(passwords) =>
          callFromBrowser("setPasswordByPhone", { body: { token: code, requestId: sent.requestId, ...passwords } })
        }
        onFailure={(error) => {
          const isCode = isProblem(error, "code-wrong", "code-expired");
          if (isCode) {
            setWrong(true);
            setCode(null);
          }
          return isCode;
        }}
        onDone={onDone}
      />,
    );
  }
  return frame(
    words.code.title,
    <CodeStep
      channel="phone"
      contact={contactText(contact)}
      sent={leftOf(sent)}
      {...(wrong && { refused: words.code.wrong })}
      onChangeContact={onBack}
      onCode={async (typed) => setCode(typed)}
      onResend={async () => {
        const { requestId } = await callFromBrowser("forgotPassword", {
          body: { ...contact, ...(await captcha.take()) },
        });
        setSent({ requestId, at: Date.now() });
        return { requestId, ...CODE_LIFE };
      }}
    />,
  );
}

/** A guest who returns to the code sees the remaining time. */
function leftOf({ requestId, at }: { requestId: string; at: number }): SentCode {
  const passed = Math.floor((Date.now() - at) / 1000);
  const left = (seconds: number) => Math.max(0, seconds - passed);
  return { requestId, expiresIn: left(CODE_LIFE.expiresIn), retryAfter: left(CODE_LIFE.retryAfter) };
}
