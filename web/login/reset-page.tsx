import { useNavigate } from "react-router";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HourglassSpot } from "#web/illustration/hourglass-spot.tsx";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { NewPasswordForm } from "./panel/new-password-form.tsx";

export type ResetData = { token: string; isValid: boolean };

/** The page of the link in the email: a new password, or a way to request another link. */
export default function ResetPage({ token, isValid }: ResetData) {
  const t = useMessages();
  const { reset: words, forgot } = useNamespace("login");
  const { site } = usePageContext();
  const path = usePaths();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={forgot.pageTitle({ brand: t.shell.brand[site.brand] })} description={words.lead} hidden />
      {isValid ? (
        <EntryFrame title={words.title}>
          <NeedsScript />
          <NewPasswordForm
            save={(passwords) => callFromBrowser("setPasswordByEmail", { body: { token, ...passwords } })}
            onDone={() => void navigate(path("account"), { replace: true })}
          />
        </EntryFrame>
      ) : (
        <div className="page-width py-8">
          <EmptyState
            level={1}
            illustration={<HourglassSpot />}
            sentence={words.badTitle}
            detail={words.badLead}
            actions={<ButtonLink to={path("forgotPassword")}>{words.askAgain}</ButtonLink>}
          />
        </div>
      )}
    </>
  );
}
