import { type ReactNode, useState } from "react";
import type { TypedContact } from "#domain/account/read-contact.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { startSession } from "#web/session/start-session.ts";
import { useCaptcha } from "#web/shared/captcha/use-captcha.ts";
import type { TypedPhone } from "#web/shared/country/dial-code-option.ts";
import { Button } from "#web/ui/action/button.tsx";
import { CODE_LIFE, CodeStep, type SentCode } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { ContactForm } from "../contact/contact-form.tsx";
import { type Captcha, useContactForm } from "../contact/use-contact-form.ts";
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
  const captcha = useCaptcha();
  if (!sent) {
    const onSent = (next: Sent, number: TypedPhone) => {
      setTyped(number);
      setSent(next);
    };
    return frame(words.title, <PhoneForm phone={typed} onSent={onSent} onBack={onBack} />);
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
      onResend={() => sendCode(sent.contact, captcha)}
    />,
  );
}

/** Sends the code. The answer does not reveal whether an account exists. */
async function sendCode({ phone = { dialCode: "", number: "" } }: TypedContact, captcha: Captcha): Promise<SentCode> {
  const body = { phone, ...(await captcha.take()) };
  const { requestId } = await callFromBrowser("sendLoginCode", { body });
  return { requestId, ...CODE_LIFE };
}

type FormProps = {
  phone: TypedPhone;
  onSent: (sent: Sent, typed: TypedPhone) => void;
  onBack: () => void;
};

function PhoneForm({ phone, onSent, onBack }: FormProps) {
  const { sms: words } = useNamespace("login");
  const state = useContactForm({
    id: "sms",
    by: "phone",
    phone,
    send: async ({ typed, phone: number }, captcha) =>
      onSent({ contact: typed, code: await sendCode(typed, captcha) }, number),
  });
  return (
    <ContactForm state={state} lead={<p className="text-text-2 type-body">{words.lead}</p>}>
      <Button type="submit" full busy={state.isBusy}>
        {words.submit}
      </Button>
      <Button variant="quiet" full onPress={onBack}>
        {words.back}
      </Button>
    </ContactForm>
  );
}
