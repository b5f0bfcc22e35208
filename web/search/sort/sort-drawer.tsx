import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RadioGroup } from "#web/ui/field/radio-group.tsx";
import { BottomSheet } from "#web/ui/overlay/bottom-sheet.tsx";
import { useSortChoice } from "./sort-choice.ts";

type Props = { isOpen: boolean; onClose: () => void };

/** The orders in a sheet; choosing one is all there is to do, so it closes by that. */
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
