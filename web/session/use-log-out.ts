import { useState } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { usePaths } from "#web/shared/paths.ts";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";
import { logOut } from "./log-out.ts";

/** Logs out and loads a new document, so that nothing of the account stays in memory. */
export function useLogOut() {
  const t = useMessages();
  const path = usePaths();
  const show = useSnackbarIfAny();
  const [isLeaving, setLeaving] = useState(false);
  function leave() {
    setLeaving(true);
    logOut().then(
      () => location.assign(path("frontPage")),
      (error) => {
        setLeaving(false);
        show?.({ text: problemMessage(error, t) });
      },
    );
  }
  return { leave, isLeaving };
}
