import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

function subscribe(notify: () => void): () => void {
  addEventListener("online", notify);
  addEventListener("offline", notify);
  return () => {
    removeEventListener("online", notify);
    removeEventListener("offline", notify);
  };
}

/** Shown while the connection is lost, before hydration by `first-module.ts`. */
export function OfflineNotice() {
  const t = useMessages();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      <p
        hidden={online}
        data-offline-notice=""
        suppressHydrationWarning
        className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-warning type-small [&[hidden]]:hidden"
      >
        <Icon icon={WifiOff} />
        {t.shell.offline.body}
      </p>
    </div>
  );
}
