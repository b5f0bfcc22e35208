import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { problemText } from "#domain/message/problem-text.ts";
import { withModal } from "#domain/search/modals.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { KeyOnTraySpot } from "#web/illustration/key-on-tray-spot.tsx";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { isPrivatePage } from "#web/session/private-page.ts";
import { startSession } from "#web/session/start-session.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { readReturnTo } from "./panel/go-to-issuer.ts";

/** The page to which our server leads a guest whom Google, Facebook or Apple returned. */
export default function SocialPage() {
  const t = useMessages();
  const { social: words, logIn } = useNamespace("login");
  const { site } = usePageContext();
  const refusal = useReturn();
  return (
    <div className="page-width py-8">
      <PageHead title={logIn.pageTitle({ brand: t.shell.brand[site.brand] })} description={words.title} hidden />
      <NeedsScript />
      <EmptyState
        level={1}
        illustration={<KeyOnTraySpot />}
        sentence={refusal?.problem ?? words.title}
        actions={refusal ? <ButtonLink to={refusal.login}>{logIn.submit}</ButtonLink> : <Spinner />}
      />
    </div>
  );
}

/** `login` is where the guest can log in in another way, on the way to the page that they came from. */
type Refusal = { problem: string; login: string };

/** Finishes the login; returns why it was refused, or `null`. */
function useReturn(): Refusal | null {
  const t = useMessages();
  const path = usePaths();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const finish = async () => {
    try {
      return await callFromBrowser("finishSocialLogin", {});
    } catch (error) {
      return { problem: problemMessage(error, t) };
    }
  };
  const take = useEffectEvent(async () => {
    // Facebook adds a fragment of its own.
    history.replaceState(history.state, "", location.pathname);
    const returnTo = readReturnTo() ?? path("account");
    const login = isPrivatePage(returnTo) ? path("login", { returnTo }) : withDrawer(returnTo);
    const finished = await finish();
    if ("problem" in finished) return setRefusal({ problem: finished.problem, login });
    if ("refusal" in finished) {
      const { code, logInFirst } = finished.refusal;
      if (logInFirst) return navigate(login, { replace: true, state: { isLogInFirst: true } });
      return setRefusal({ problem: problemText(t.errorCodes, code) ?? t.error.default, login });
    }
    startSession(finished);
    await navigate(returnTo, { replace: true });
  });
  useEffect(() => {
    void take();
  }, []);
  return refusal;
}

/** The page that the guest came from, with the login drawer open. */
function withDrawer(returnTo: string): string {
  const { pathname, search, hash, searchParams } = new URL(returnTo, location.origin);
  const modals = new URLSearchParams(search);
  modals.set("modals", withModal(searchParams.get("modals"), "LOGIN_DRAWER"));
  return `${pathname}?${modals}${hash}`;
}
