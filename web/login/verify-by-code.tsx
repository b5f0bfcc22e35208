import { useState } from "react";
import type { TypedContact } from "#domain/account/read-contact.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { Button } from "#web/ui/action/button.tsx";
import { CodeStep, type SentCode } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { ContactForm } from "./contact/contact-form.tsx";
import { type Captcha, useContactForm } from "./contact/use-contact-form.ts";

type Channel = "email" | "phone";

/** Sends a code to an unverified contact, and verifies the contact with it. */
export function VerifyByCode({ channel, onDone }: { channel: Channel; onDone: () => void }) {
  const { verify: words } = useNamespace("login");
  const [sent, setSent] = useState<SentCode | null>(null);
  const state = useContactForm({
    id: "verify",
    by: channel,
    send: async ({ typed }, captcha) => setSent(await sendCode(typed, captcha)),
  });
  const { typed } = state.contact;
  if (sent) {
    return (
      <CodeStep
        channel={channel}
        contact={contactText(typed)}
        sent={sent}
        onResend={() => sendCode(typed, state.captcha)}
        onChangeContact={() => setSent(null)}
        onCode={async (token, requestId) => {
          if (typed.phone) await callFromBrowser("verifyPhone", { body: { token, requestId } });
          else await callFromBrowser("verifyEmail", { body: { email: typed.email ?? "", token, requestId } });
          onDone();
        }}
      />
    );
  }
  const lead = channel === "email" ? words.emailLead : words.phoneLead;
  return (
    <ContactForm state={state} lead={<p className="text-text-2 type-body">{lead}</p>}>
      <Button type="submit" full busy={state.isBusy}>
        {words.send}
      </Button>
    </ContactForm>
  );
}

async function sendCode({ email = "", phone }: TypedContact, captcha: Captcha): Promise<SentCode> {
  if (!phone) return callFromBrowser("resendEmailCode", { body: { email } });
  return callFromBrowser("resendPhoneCode", { body: { phone, ...(await captcha.take()) } });
}
