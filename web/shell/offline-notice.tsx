import { useMessages } from "#web/i18n/messages-context.tsx";

/** Shown above the bars of the window while the connection is lost; `first-module.ts` shows and hides it. */
export function OfflineNotice() {
  const t = useMessages();
  return (
    <div role="status" className="snackbar-place pointer-events-none fixed inset-x-0 z-sheet flex justify-center px-4">
      <p
        hidden
        data-offline-notice=""
        suppressHydrationWarning
        className="rounded-control bg-warning-soft px-4 py-3 text-warning shadow-e3 type-small [&[hidden]]:hidden"
      >
        {t.shell.offline.body}
      </p>
    </div>
  );
}
