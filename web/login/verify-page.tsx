import { useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { SuccessSpot } from "#web/illustration/success-spot.tsx";
import { useMember } from "#web/session/use-member.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { VerifyByCode } from "./verify-by-code.tsx";
import { VerifyByLink } from "./verify-by-link.tsx";

export type VerifyData = {
  channel: "email" | "phone";
  /** The token of the link in the email. */
  token: string | null;
};

/** Verifies a contact: by the link in an email, or by a code that is sent from here. */
export default function VerifyPage({ channel, token }: VerifyData) {
  const t = useMessages();
  const { verify: words } = useNamespace("login");
  const { site, smsReach } = usePageContext();
  const [isDone, setDone] = useState(false);
  const isEmail = channel === "email";
  const pageTitle = isEmail ? words.pageTitle : words.phonePageTitle;
  const done = () => setDone(true);
  return (
    <>
      <PageHead title={pageTitle({ brand: t.shell.brand[site.brand] })} description={words.lead} hidden />
      {isDone ? (
        <Done isEmail={isEmail} />
      ) : (
        <EntryFrame title={isEmail ? words.title : words.phoneTitle}>
          {isEmail || smsReach !== "none" ? <Verify {...{ channel, token, done }} /> : <NoSms />}
        </EntryFrame>
      )}
    </>
  );
}

function Verify({ channel, token, done }: VerifyData & { done: () => void }) {
  return (
    <>
      <NeedsScript />
      {token ? <VerifyByLink token={token} onDone={done} /> : <VerifyByCode channel={channel} onDone={done} />}
    </>
  );
}

function NoSms() {
  const { verify: words } = useNamespace("login");
  const path = usePaths();
  return (
    <div className="grid gap-4">
      <p className="text-text type-body">{words.noSms}</p>
      <ButtonLink full to={path("account")}>
        {words.go}
      </ButtonLink>
    </div>
  );
}

function Done({ isEmail }: { isEmail: boolean }) {
  const { verify: words, logIn } = useNamespace("login");
  const member = useMember();
  const path = usePaths();
  return (
    <div className="page-width py-8">
      <EmptyState
        level={1}
        illustration={<SuccessSpot />}
        sentence={isEmail ? words.doneTitle : words.phoneDoneTitle}
        {...(!member && { detail: words.doneLead })}
        actions={<ButtonLink to={path(member ? "account" : "login")}>{member ? words.go : logIn.submit}</ButtonLink>}
      />
    </div>
  );
}
