import { useWords } from "#web/i18n/use-words.ts";
import { BottomSheet } from "#web/ui/bottom-sheet.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { useSortChoice } from "./sort-choice.ts";

type Props = { isOpen: boolean; onClose: () => void };

/** The orders in a sheet; choosing one is all there is to do, so it closes by that. */
export default function SortDrawer({ isOpen, onClose }: Props) {
  const words = useWords("results").sort;
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
