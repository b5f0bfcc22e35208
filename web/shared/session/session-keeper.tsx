import { useEffect, useEffectEvent } from "react";
import { hearSession } from "#web/lib/session-news.ts";
import { LateDialog, type LatePart } from "../late-dialog.tsx";
import { useModal } from "../modal-url.ts";
import { useMember } from "./use-member.ts";

const words = ["login", "field"] as const;

/** Stands on every page: the drawer to log in with, and the watch over the session. Both come late. */
export function SessionKeeper({ loadDrawer }: { loadDrawer: LatePart["load"] }) {
  const drawer = useModal("LOGIN_DRAWER");
  const member = useMember();
  const watch = useEffectEvent(async () => {
    const { watchSession } = await import("./watch-session.ts");
    return watchSession(member !== null);
  });
  const hear = useEffectEvent(() => drawer.openWith({ isSessionOver: true }));
  useEffect(() => {
    const watching = watch();
    const stopHearing = hearSession(({ kind }) => kind === "over" && hear());
    return () => {
      stopHearing();
      watching.then((stop) => stop()).catch(() => undefined);
    };
  }, []);
  return <LateDialog load={loadDrawer} words={words} dialogs={[drawer]} />;
}
