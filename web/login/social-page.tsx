import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { localPath } from "#domain/page/local-path.ts";
import { withModal } from "#domain/search/modals.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { KeyOnTraySpot } from "#web/illustration/key-on-tray-spot.tsx";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
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
import { readReturn } from "./panel/go-to-issuer.ts";

/** The page that Google, Facebook and Apple redirect to. */
export default function SocialPage() {
  const t = useMessages();
  const { social: words, logIn } = useNamespace("login");
  const { site } = usePageContext();
  const path = usePaths();
  const problem = useReturn();
  return (
    <div className="page-width py-8">
      <PageHead title={logIn.pageTitle({ brand: t.shell.brand[site.brand] })} description={words.title} hidden />
      <NeedsScript />
      <EmptyState
        level={1}
        illustration={<KeyOnTraySpot />}
        sentence={problem ?? words.title}
        actions={problem ? <ButtonLink to={path("login")}>{logIn.submit}</ButtonLink> : <Spinner />}
      />
    </div>
  );
}

/** Logs in with the returned token; returns the message of a problem, or `null`. */
function useReturn(): string | null {
  const t = useMessages();
  const { social: words } = useNamespace("login");
  const path = usePaths();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const take = useEffectEvent(async () => {
    const { hash, pathname } = location;
    // The token must not stay in the history.
    history.replaceState(history.state, "", pathname);
    const returned = readReturn(hash);
    if (!returned.platform) return setProblem(returned.isRefused ? words.refused : words.failed);
    const { platform, token } = returned;
    const returnTo = localPath(returned.returnTo) ?? path("account");
    try {
      startSession(await callFromBrowser("logInSocially", { params: { platform }, body: { token } }));
      await navigate(returnTo, { replace: true });
    } catch (error) {
      if (!isLogInFirst(error)) return setProblem(problemMessage(error, t));
      const login = isPrivatePage(returnTo) ? path("login", { returnTo }) : withDrawer(returnTo);
      await navigate(login, { replace: true, state: { isLogInFirst: true } });
    }
  });
  useEffect(() => {
    if (location.hash) void take();
    else setProblem(words.failed);
  }, [words.failed]);
  return problem;
}

/** The email belongs to an account that never verified it: its owner must log in with the password first. */
function isLogInFirst(error: unknown): boolean {
  return error instanceof ApiProblem && error.body?.error.details?.logInFirst === true;
}

/** The page that the guest came from, with the login drawer open. */
function withDrawer(returnTo: string): string {
  const { pathname, search, hash, searchParams } = new URL(returnTo, location.origin);
  const modals = new URLSearchParams(search);
  modals.set("modals", withModal(searchParams.get("modals"), "LOGIN_DRAWER"));
  return `${pathname}?${modals}${hash}`;
}
