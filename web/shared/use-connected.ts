import type { SyntheticEvent } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";

/**
 * Language and currency come with a page from the server. Without a connection that page would be a fault, so the guest
 * stays on the one at hand and is told; `true` when the change may go on.
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
