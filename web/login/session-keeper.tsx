import { useEffect, useEffectEvent } from "react";
import { LateDialog } from "#web/hydration/lazy-dialog.tsx";
import { hearSession } from "#web/lib/session-news.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { useMember } from "#web/shared/session/use-member.ts";
import { watchSession } from "#web/shared/session/watch-session.ts";

const words = ["login", "field"] as const;
const loadDrawer = () => import("./login-drawer.tsx");

/** Stands on every page and comes after it: the watch over the session, and the drawer to log in with. */
export default function SessionKeeper() {
  const drawer = useModal("LOGIN_DRAWER");
  const member = useMember();
  const watch = useEffectEvent(() => watchSession(member !== null));
  const askAgain = useEffectEvent(() => drawer.openWith({ isSessionOver: true }));
  useEffect(() => {
    const stopHearing = hearSession(({ kind }) => kind === "over" && askAgain());
    const stopWatching = watch();
    return () => {
      stopHearing();
      stopWatching();
    };
  }, []);
  return <LateDialog load={loadDrawer} words={words} dialogs={[drawer]} />;
}
