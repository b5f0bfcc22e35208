import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Checkbox } from "#web/ui/field/checkbox.tsx";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import type { Facets } from "./panel/facets.ts";
import { PropertyCount } from "./panel/property-count.tsx";
import { useImmediateFilters } from "./use-immediate-filters.ts";
import { useQuickChoices } from "./use-quick-choices.ts";

type Props = { isOpen: boolean; onClose: () => void; facets: Facets; totalCount: number };

/** The quick filters as a list with counts; each applies at once. */
export default function QuickFiltersSheet({ isOpen, onClose, facets, totalCount }: Props) {
  const words = useNamespace("filters");
  const { query, change: apply } = useImmediateFilters({ keepsModals: true, replaces: true });
  const choices = useQuickChoices(query.filters, facets);
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
      {choices.map(({ name, label, isOn, change, count }) => (
        <Checkbox
          key={name}
          label={label}
          checked={isOn}
          onChange={() => apply(change)}
          detail={count !== undefined && <PropertyCount n={count} />}
        />
      ))}
      <p role="status" className="sr-only">
        {words.updated({ n: totalCount })}
      </p>
    </BottomSheet>
  );
}
