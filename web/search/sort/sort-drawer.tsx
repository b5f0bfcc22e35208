import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { useSortChoice } from "./sort-choice.ts";

type Props = { isOpen: boolean; onClose: () => void };

/** The sorts in a sheet, which closes when one is chosen. */
export default function SortDrawer({ isOpen, onClose }: Props) {
  const words = useNamespace("results").sort;
  const { options, value, choose } = useSortChoice();
  return (
    <BottomSheet isOpen={isOpen} onClose={onClose} title={words.label}>
      <RadioGroup
        label={words.by}
        name="sortBy"
        options={options}
        value={value}
        onChange={(chosen) => choose(chosen, true)}
      />
    </BottomSheet>
  );
}
