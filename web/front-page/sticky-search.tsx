import { Search } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useIsPast } from "./use-is-past.ts";

/** On phones, a bar below the header that scrolls back to the search once the banner is no longer visible. */
export function StickySearch() {
  const words = useNamespace("home");
  const isPast = useIsPast();
  if (!isPast) return null;
  return (
    <div className="fixed inset-x-0 top-header z-sticky border-border border-b bg-surface px-4 py-1.5 shadow-e1 desktop:hidden">
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
