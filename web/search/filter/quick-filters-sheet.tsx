import {
  isQuickFilterOn,
  type QuickFilter,
  quickFilterNames,
  quickFilters,
  toggleQuickFilter,
} from "#domain/search/filter-controls/quick-filters.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import type { Facets } from "./panel/facets.ts";
import { PropertyCount } from "./panel/property-count.tsx";
import { useImmediateFilters } from "./use-immediate-filters.ts";
import { useQuickWords } from "./use-quick-words.ts";

type Props = { isOpen: boolean; onClose: () => void; facets: Facets; totalCount: number };

/** The quick filters as a list with counts; each applies at once. */
export default function QuickFiltersSheet({ isOpen, onClose, facets, totalCount }: Props) {
  const words = useNamespace("filters");
  const quickWords = useQuickWords();
  const { query, change } = useImmediateFilters({ keepsModals: true, replaces: true });
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      title={words.quick.label}
      footer={
        <Button full onPress={onClose}>
          {words.results({ n: totalCount })}
        </Button>
      }
    >
      {quickFilterNames.map((name) => (
        <Checkbox
          key={name}
          label={quickWords[name]}
          checked={isQuickFilterOn(query.filters, name)}
          onChange={() => change(toggleQuickFilter(query.filters, name))}
          detail={countOf(facets, name)}
        />
      ))}
      <p role="status" className="sr-only">
        {words.updated({ n: totalCount })}
      </p>
    </BottomSheet>
  );
}

/** How many properties a quick filter would find, where the answer has a count. */
function countOf(facets: Facets, name: QuickFilter) {
  const preset = quickFilters[name];
  if ("maximum" in preset) return undefined;
  if (!("id" in preset)) return <PropertyCount n={facets[preset.filter].totalCount} />;
  return <PropertyCount n={facets[preset.filter].find(({ id }) => id === preset.id)?.totalCount ?? 0} />;
}
