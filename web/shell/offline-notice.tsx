import { WifiOff } from "lucide-react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Shown above the bars of the window while the connection is lost; `first-module.ts` shows and hides it. */
export function OfflineNotice() {
  const t = useMessages();
  return (
    <div role="status" className="snackbar-place pointer-events-none fixed inset-x-0 z-sheet flex justify-center px-4">
      <p
        hidden
        data-offline-notice=""
        suppressHydrationWarning
        className="flex items-center gap-2 rounded-control bg-warning-soft px-4 py-3 text-warning shadow-e3 type-small [&[hidden]]:hidden"
      >
        <Icon icon={WifiOff} />
        {t.shell.offline.body}
      </p>
    </div>
  );
}
