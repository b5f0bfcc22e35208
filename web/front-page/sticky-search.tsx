import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { STICKY_SEARCH_OFFSET } from "#domain/shell/constants.ts";
import { showPast } from "#web/hydration/show-past.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";

/** The id of the banner, below which the bar appears. */
export const BANNER_ID = "banner";

/**
 * On phones, a bar below the header that scrolls back to the search once the banner is no longer visible. The small
 * module shows it before hydration (`showPast`), which never hydrates this page for a wheel alone.
 */
export function StickySearch() {
  const words = useNamespace("home");
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bar.current) showPast(bar.current);
  }, []);
  return (
    <div
      ref={bar}
      hidden
      data-past={BANNER_ID}
      data-past-pixels={STICKY_SEARCH_OFFSET}
      suppressHydrationWarning
      className="fixed inset-x-0 top-header z-sticky border-border border-b bg-surface px-4 py-1.5 shadow-e1 desktop:hidden"
    >
      <button
        type="button"
        onClick={showSearch}
        className={`w-full rounded-pill! ${buttonClasses({ variant: "secondary" })}`}
      >
        <Icon icon={Search} />
        {words.stickySearch}
      </button>
    </div>
  );
}

/** Scrolls to the search box and moves the focus into it. */
function showSearch() {
  const box = document.getElementById("search");
  box?.scrollIntoView({ block: "center", behavior: "smooth" });
  box?.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
}
