import type { SyntheticEvent } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";

/**
 * Some links need the server. Without a connection they would lead to an error page, so the guest stays on this page and a
 * snackbar says why. Returns `true` when the navigation may continue.
 */
export function useConnected(): (event: SyntheticEvent) => boolean {
  const t = useMessages();
  const show = useSnackbarIfAny();
  return (event) => {
    if (navigator.onLine) return true;
    event.preventDefault();
    show?.({ text: t.shell.offline.notNow });
    return false;
  };
}
