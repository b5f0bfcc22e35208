import type { TypedContact } from "#domain/account/read-contact.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import { useContactForm } from "../contact/use-contact-form.ts";
import { BySwitch } from "./by-switch.tsx";
import { useLoginContext } from "./login-context.tsx";
import { ViewLink } from "./view-link.tsx";

export type Forgotten = { contact: TypedContact; requestId: string };

/** Asks where to send the link or the code. The answer does not reveal whether an account exists. */
export function ForgotForm({ onSent }: { onSent: (forgotten: Forgotten) => void }) {
  const { forgot: words } = useNamespace("login");
  const { by } = useLoginContext();
  const { smsReach } = usePageContext();
  const state = useContactForm({
    id: "forgot",
    by: smsReach === "none" ? "email" : by,
    send: async ({ typed }, captcha) => {
      const body = { ...typed, ...(await captcha.take()) };
      const { requestId } = await callFromBrowser("forgotPassword", { body });
      onSent({ contact: typed, requestId });
    },
  });
  return (
    <ContactForm
      state={state}
      lead={smsReach !== "none" && <BySwitch contact={state.contact} />}
      autoComplete="username"
    >
      <Button type="submit" full busy={state.isBusy}>
        {words.submit}
      </Button>
      <ViewLink view="login">{words.back}</ViewLink>
    </ContactForm>
  );
}
