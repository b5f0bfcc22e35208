import { useNamespace } from "#web/i18n/use-namespace.ts";
import { heart } from "#web/ui/display/drawings.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSaveToggle } from "./use-save-toggle.tsx";

type Props = { propertyId: number; name: string };

/** Saves a property or removes it; on the picture of a card (`property-card.css`). */
export function SaveButton({ propertyId, name }: Props) {
  const words = useNamespace("card");
  const { isSaved, toggle, picker } = useSaveToggle(propertyId);
  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={words.save({ name })}
        onClick={toggle}
        className="card-save needs-script"
      >
        <Icon icon={heart} />
      </button>
      {picker}
    </>
  );
}
