import { useMessages } from "#web/i18n/messages-context.tsx";
import { problemMessage } from "#web/lib/api/problem-message.ts";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";
import { usePaths } from "../paths.ts";
import { logOut } from "../session/log-out.ts";

/** Ends the login here, and leaves by a document of its own so that nothing of the account stays in memory. */
export function useLogOut(): () => void {
  const t = useMessages();
  const path = usePaths();
  const show = useSnackbarIfAny();
  return () => {
    logOut().then(
      () => location.assign(path("frontPage")),
      (error) => show?.({ text: problemMessage(error, t) }),
    );
  };
}
