import "./waiting-sheet.css";
import { X } from "lucide-react";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton.tsx";

/**
 * An empty sheet that every page contains, closed. It stands in for a dialog whose scripts are still loading: the inline
 * script (`early-press.ts`) and `openWaitingSheet` set its title and open it.
 */
export function WaitingSheet() {
  const t = useMessages();
  return (
    <dialog
      id="waiting-sheet"
      aria-labelledby="waiting-title"
      suppressHydrationWarning
      className="waiting-sheet fixed w-full overflow-hidden bg-surface text-text"
    >
      <form method="dialog" className="flex min-h-14 items-center gap-2 border-border border-b ps-4 pe-1.5 sm:ps-6">
        <h2 id="waiting-title" suppressHydrationWarning className="type-h3 min-w-0 grow py-2">
          {t.ui.loading}
        </h2>
        <button
          type="submit"
          aria-label={t.ui.close}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-text-2 hover:bg-sunken hover:text-text"
        >
          <Icon icon={X} />
        </button>
      </form>
      <div role="status" data-part="loading" className="grid gap-6 p-4 sm:px-6">
        <span className="sr-only">{t.ui.loading}</span>
        <SkeletonText />
        <SkeletonText />
      </div>
      <div role="alert" hidden data-part="failed" className="grid justify-items-center gap-4 p-4 text-center sm:px-6">
        <p className="type-body">{t.ui.errorTitle}</p>
        <button type="button" data-retry="" className={buttonClasses({ variant: "secondary" })}>
          {t.ui.tryAgain}
        </button>
      </div>
    </dialog>
  );
}
