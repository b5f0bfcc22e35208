import { Zap } from "lucide-react";
import { isUseful, MAX_QUICK_FILTERS_IN_BAR } from "#domain/search/filter-controls/quick-filters.ts";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { Facets } from "./panel/facets.ts";
import { trackChange, useFilterChange } from "./use-filter-change.ts";
import { useQuickChoices } from "./use-quick-choices.ts";

/** One-tap filters above the results that find some of them, unless their experiment hides them. */
export function QuickFilters({ facets }: { facets: Facets }) {
  const words = useNamespace("filters");
  const { experiments } = usePageContext();
  const { query, hrefWith } = useFilterChange();
  const choices = useQuickChoices(query.filters, facets);
  const sheet = useModal("QUICK_FILTERS_MODAL");
  if (!experiments.quickFilters) return null;
  return (
    <ul aria-label={words.quick.label} className="flex items-center gap-2">
      {choices.filter(isUseful).map(({ name, label, isOn, change }, index) => (
        <li key={name} className={`shrink-0 ${index < MAX_QUICK_FILTERS_IN_BAR ? "" : "max-xl:desktop:hidden"}`}>
          <ChipLink to={hrefWith(change)} preventScrollReset isCurrent={isOn} onClick={() => trackChange(change)}>
            {label}
          </ChipLink>
        </li>
      ))}
      <li className="shrink-0 desktop:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          {...opensSheet(words.quick.label)}
          onClick={sheet.open}
          className={chipClasses(false)}
        >
          <Icon icon={Zap} size="s" />
          {words.quick.all}
        </button>
      </li>
    </ul>
  );
}
