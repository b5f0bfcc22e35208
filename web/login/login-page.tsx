import { useNavigate } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { LoginBy } from "#web/session/login-by.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { LoginPanel } from "./panel/login-panel.tsx";
import type { LoginView } from "./panel/login-views.ts";
import { WhyLogIn } from "./why-log-in.tsx";

export type LoginData = { view: LoginView; returnTo: string; by: LoginBy | undefined };
type Props = LoginData & { refused: string | null };

/** The forms as pages: for links in emails, for pages that need a session, and for browsers without JavaScript. */
export default function LoginPage({ view, returnTo, by, refused }: Props) {
  const t = useMessages();
  const words = useNamespace("login");
  const { site } = usePageContext();
  const navigate = useNavigate();
  const { pageTitle } = { login: words.logIn, register: words.register, forgot: words.forgot }[view];
  const leads = { login: words.logIn.lead, register: words.register.lead, forgot: words.forgot.lead };
  return (
    <>
      <PageHead title={pageTitle({ brand: t.shell.brand[site.brand] })} description={leads[view]} hidden />
      <LoginPanel
        login={{ view, returnTo, by, onDone: () => void navigate(returnTo, { replace: true }) }}
        refused={refused}
        frame={(title, content) => (
          <EntryFrame title={title}>
            {view !== "login" && <NeedsScript />}
            <WhyLogIn />
            {content}
          </EntryFrame>
        )}
      />
    </>
  );
}
