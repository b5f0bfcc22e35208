import { useEffect, useEffectEvent } from "react";
import { LazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { subscribeToSession } from "#web/lib/api/session-events.ts";
import { useMember } from "#web/session/use-member.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { watchSession } from "./watch-session.ts";

const namespaces = ["login", "field"] as const;
const loadDrawer = () => import("./login-drawer.tsx");

/** Loads after every page: watches the session and holds the login drawer. */
export default function SessionKeeper() {
  const drawer = useModal("LOGIN_DRAWER");
  const t = useMessages();
  const member = useMember();
  const watch = useEffectEvent(() => watchSession(member !== null));
  const askAgain = useEffectEvent((endReason: unknown) => drawer.openWith({ isSessionExpired: true, endReason }));
  useEffect(() => {
    const unsubscribe = subscribeToSession((event) => event.kind === "expired" && askAgain(event.endReason));
    const stopWatching = watch();
    return () => {
      unsubscribe();
      stopWatching();
    };
  }, []);
  return (
    <LazyDialog
      load={loadDrawer}
      namespaces={namespaces}
      title={t.shell.header.login}
      shape="drawer"
      dialogs={[drawer]}
    />
  );
}
