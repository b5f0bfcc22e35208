import { type FormEvent, type ReactNode, useState } from "react";
import type { TypedContact } from "#domain/account/read-contact.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { startSession } from "#web/session/start-session.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useFieldErrors } from "#web/shared/form/use-field-errors.ts";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ErrorSummary } from "#web/ui/field/error-summary.tsx";
import { CODE_LIFE, CodeStep, type SentCode } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { ContactField } from "../contact-field.tsx";
import { useContact } from "../use-contact.ts";
import { useLoginContext } from "./login-context.tsx";

type Sent = { contact: TypedContact; code: SentCode };
type Props = {
  /** The number that was typed into the login form. */
  phone: TypedPhone;
  frame: (title: string, content: ReactNode) => ReactNode;
  onBack: () => void;
};

/** Logs in without a password: a phone number, then the code that was sent to it. */
export function SmsLoginStep({ phone, frame, onBack }: Props) {
  const { sms: words, code } = useNamespace("login");
  const { onDone } = useLoginContext();
  const [typed, setTyped] = useState(phone);
  const [sent, setSent] = useState<Sent | null>(null);
  const send = useSendCode();
  if (!sent) {
    const onSent = (next: Sent, number: TypedPhone) => {
      setTyped(number);
      setSent(next);
    };
    return frame(words.title, <PhoneForm phone={typed} send={send} onSent={onSent} onBack={onBack} />);
  }
  return frame(
    code.title,
    <CodeStep
      channel="phone"
      contact={contactText(sent.contact)}
      sent={sent.code}
      why={words.ifAccount}
      onChangeContact={() => setSent(null)}
      onCode={async (token, requestId) => {
        startSession(await callFromBrowser("logInWithCode", { body: { token, requestId } }));
        onDone();
      }}
      onResend={() => send(sent.contact)}
    />,
  );
}

type Send = (contact: TypedContact) => Promise<SentCode>;

function useSendCode(): Send {
  const captcha = useCaptcha();
  return async ({ phone = { dialCode: "", number: "" } }) => {
    const body = { phone, ...(await captcha.take()) };
    const { requestId } = await callFromBrowser("sendLoginCode", { body });
    return { requestId, ...CODE_LIFE };
  };
}

type FormProps = {
  phone: TypedPhone;
  send: Send;
  onSent: (sent: Sent, typed: TypedPhone) => void;
  onBack: () => void;
};
const idOf = () => "sms-phone";

function PhoneForm({ phone, send, onSent, onBack }: FormProps) {
  const words = useNamespace("login");
  const contact = useContact("phone", phone);
  const form = useFieldErrors<"phone">([{ name: "phone", id: idOf(), label: words.phone }], contact.faults);
  const { submit, isBusy, problem } = useSubmitOnce({ onFieldErrors: form.showErrors });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isValid) return form.showErrors();
    const typed = contact.typed;
    void submit(async () => onSent({ contact: typed, code: await send(typed) }, contact.phone));
  };
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-text-2 type-body">{words.sms.lead}</p>
      <FormProblem>{problem}</FormProblem>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <ContactField
        contact={contact}
        idOf={idOf}
        error={form.errorOf("phone")}
        onBlur={() => form.touch("phone")}
        onChange={() => form.clearServerError("phone")}
      />
      <Button type="submit" full busy={isBusy}>
        {words.sms.submit}
      </Button>
      <Button variant="quiet" full onPress={onBack}>
        {words.sms.back}
      </Button>
    </form>
  );
}
