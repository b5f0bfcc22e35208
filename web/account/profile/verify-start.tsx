import type { User } from "#contract/account/account.ts";
import { type Channel, contactBy } from "#web/confirm-identity/verified-channels.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { contactText } from "#web/verification/contact-text.ts";
import type { NewContact } from "./contact-calls.ts";

type Props = {
  user: User;
  channel: Channel;
  isBusy: boolean;
  problem: string | null;
  onSend: (contact: NewContact) => void;
};

/** The step before a code is sent to a contact of the account. */
export function VerifyStart({ user, channel, isBusy, problem, onSend }: Props) {
  const words = useNamespace("profile");
  const { email, phone } = user;
  const send = () => {
    if (channel === "email" && email) onSend({ email, phone: null });
    if (channel === "phone" && phone) onSend({ email: null, phone });
  };
  return (
    <div className="grid gap-4">
      <p className="text-text type-body">{contactText(contactBy(user, channel))}</p>
      <p role="alert" className="text-danger type-small empty:hidden">
        {problem}
      </p>
      <Button full busy={isBusy} onPress={send}>
        {words.sendCode}
      </Button>
    </div>
  );
}
