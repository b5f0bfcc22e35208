import { Check, Plus } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCompareToggle } from "./use-compare-toggle.ts";

type Props = { propertyId: number; name: string };

/** Chooses a property for the comparison; on the picture of a card, above the dots of its pictures. */
export function CompareButton({ propertyId, name }: Props) {
  const { compare: words } = useNamespace("card");
  const [isChosen, toggle] = useCompareToggle(propertyId);
  return (
    <span className="needs-script absolute start-2 bottom-4 inline-flex">
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={words.label({ name })}
        onClick={toggle}
        className="hit-area inline-flex min-h-8 items-center gap-1 rounded-pill bg-surface/90 px-3 font-semibold text-text shadow-e1 type-caption aria-pressed:bg-primary aria-pressed:text-on-primary"
      >
        <Icon icon={isChosen ? Check : Plus} size="s" />
        {words.button}
      </button>
    </span>
  );
}
