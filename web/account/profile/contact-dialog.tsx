import { useState } from "react";
import { useRevalidator } from "react-router";
import type { User } from "#contract/account/account.ts";
import { useConfirmedIdentity } from "#web/confirm-identity/confirm-identity-provider.tsx";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import type { Channel } from "#web/confirm-identity/verified-channels.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useSnackbar } from "#web/ui/feedback/snackbar-provider.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { CodeStep, type SentCode } from "#web/verification/code-step.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import { type ContactAction, type NewContact, sendCodeTo, typedOf, verifyContact } from "./contact-calls.ts";
import { NewContactForm } from "./new-contact-form.tsx";
import { VerifyStart } from "./verify-start.tsx";

type Props = { user: User; channel: Channel; action: ContactAction; isOpen: boolean; onClose: () => void };
/** A code that was sent, and its recipient. */
type SentTo = { contact: NewContact; sent: SentCode };

const titles = {
  email: { verify: "verifyEmailTitle", change: "changeEmailTitle", add: "addEmailTitle" },
  phone: { verify: "verifyPhoneTitle", change: "changePhoneTitle", add: "addPhoneTitle" },
} as const;

/** Verifies a contact, or replaces it by another, which counts once it is verified. */
export function ContactDialog({ user, channel, action, isOpen, onClose }: Props) {
  const words = useNamespace("profile");
  const show = useSnackbar();
  const { revalidate } = useRevalidator();
  const confirmed = useConfirmedIdentity();
  const { submit, isBusy, problem, setProblem } = useAccountSubmit();
  const [sentTo, setSentTo] = useState<SentTo | null>(null);
  const ask = (contact: NewContact) => sendCodeTo(contact, action === "verify");
  const send = (contact: NewContact) => submit(async () => setSentTo({ contact, sent: await ask(contact) }));
  function close() {
    setSentTo(null);
    setProblem(null);
    onClose();
  }
  async function verify(contact: NewContact, token: string, requestId: string) {
    await confirmed(() => verifyContact(contact, token, requestId));
    close();
    show({ text: words.isVerified });
    void revalidate();
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} size="s" title={words[titles[channel][action]]}>
      {sentTo ? (
        <CodeStep
          channel={channel}
          contact={contactText(typedOf(sentTo.contact))}
          sent={sentTo.sent}
          onResend={() => confirmed(() => ask(sentTo.contact))}
          onCode={(token, requestId) => verify(sentTo.contact, token, requestId)}
        />
      ) : action === "verify" ? (
        <VerifyStart user={user} channel={channel} isBusy={isBusy} problem={problem} onSend={(to) => void send(to)} />
      ) : (
        <NewContactForm
          channel={channel}
          isFirst={action === "add"}
          isBusy={isBusy}
          problem={problem}
          onSend={(to) => void send(to)}
        />
      )}
    </Dialog>
  );
}
