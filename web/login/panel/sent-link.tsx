import { useState } from "react";
import type { TypedContact } from "#domain/account/read-contact.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { Button } from "#web/ui/action/button.tsx";
import { CODE_LIFE } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { ResendCode } from "#web/verification/resend-code.tsx";

const later = () => Date.now() + CODE_LIFE.retryAfter * 1000;

/** A link was sent, if there is an account; it may be sent again, or to another address. */
export function SentLink({ contact, onChange }: { contact: TypedContact; onChange: () => void }) {
  const { forgot: words, code } = useNamespace("login");
  const captcha = useCaptcha();
  const [from, setFrom] = useState(later);
  const resend = async () => {
    await callFromBrowser("forgotPassword", { body: { ...contact, ...(await captcha.take()) } });
    setFrom(later());
  };
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere text-text type-body">{words.sentLead({ contact: contactText(contact) })}</p>
      <p className="text-text-2 type-small">{code.mayTake}</p>
      <ResendCode
        from={from}
        words={{ again: words.again, wait: words.againIn, done: words.resent }}
        onResend={resend}
      />
      <Button variant="quiet" onPress={onChange}>
        {code.changeEmail}
      </Button>
    </div>
  );
}
