import { type FormEvent, useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { CodeStep, type SentCode } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { ContactField } from "./contact-field.tsx";
import { useContact } from "./use-contact.ts";

type Field = "email" | "phone";
const idOf = (name: Field) => `verify-${name}`;

/** Sends a code to an unverified contact, and verifies the contact with it. */
export function VerifyByCode({ channel, onDone }: { channel: Field; onDone: () => void }) {
  const words = useNamespace("login");
  const contact = useContact(channel);
  const captcha = useCaptcha();
  const [sent, setSent] = useState<SentCode | null>(null);
  const form = useFieldErrors<Field>([{ name: channel, id: idOf(channel), label: words[channel] }], contact.faults);
  const { submit, isBusy, problem } = useSubmitOnce({ onFieldErrors: form.showErrors });
  const { email, phone } = contact.typed as { email?: string; phone?: { dialCode: string; number: string } };
  const send = async () =>
    phone
      ? callFromBrowser("resendPhoneCode", { body: { phone, ...(await captcha.take()) } })
      : callFromBrowser("resendEmailCode", { body: { email: email ?? "" } });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isValid) return form.showErrors();
    void submit(async () => setSent(await send()));
  };
  if (sent) {
    return (
      <CodeStep
        channel={channel}
        contact={contactText(contact.typed)}
        sent={sent}
        onResend={send}
        onChangeContact={() => setSent(null)}
        onCode={async (token, requestId) => {
          if (phone) await callFromBrowser("verifyPhone", { body: { token, requestId } });
          else await callFromBrowser("verifyEmail", { body: { email: email ?? "", token, requestId } });
          onDone();
        }}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={onSubmit} onFocus={captcha.prepare} className="grid gap-4">
      <p className="text-text-2 type-body">{channel === "email" ? words.verify.emailLead : words.verify.phoneLead}</p>
      <FormProblem>{problem}</FormProblem>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <ContactField
        contact={contact}
        idOf={idOf}
        error={form.errorOf(channel)}
        onBlur={() => form.touch(channel)}
        onChange={() => form.clearServerError(channel)}
      />
      <Button type="submit" full busy={isBusy}>
        {words.verify.send}
      </Button>
    </form>
  );
}
