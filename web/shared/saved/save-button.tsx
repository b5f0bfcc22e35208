import { Heart } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSaveToggle } from "./use-save-toggle.ts";

type Props = { propertyId: number; name: string };

/** Saves a property or removes it; on a disc of its own so that it is seen on every picture. */
export function SaveButton({ propertyId, name }: Props) {
  const words = useNamespace("card");
  const [isSaved, toggle] = useSaveToggle(propertyId);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={words.save({ name })}
      onClick={toggle}
      className="needs-script inline-flex size-11 items-center justify-center rounded-pill text-text hover:text-accent-text"
    >
      <span className="inline-flex size-9 items-center justify-center rounded-pill bg-surface/90 shadow-e1">
        <Icon icon={Heart} className={isSaved ? "fill-current text-accent-text" : ""} />
      </span>
    </button>
  );
}
