import { useNamespace } from "#web/i18n/use-namespace.ts";
import { check, plus } from "#web/ui/display/drawings.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCompareToggle } from "./use-compare-toggle.ts";

type Props = { propertyId: number; name: string };

/** Chooses a property for the comparison; beside the price of its card, in wide lists of results on its picture. */
export function CompareButton({ propertyId, name }: Props) {
  const { compare: words } = useNamespace("card");
  const [isChosen, toggle] = useCompareToggle(propertyId);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={words.label({ name })}
      onClick={toggle}
      className="card-compare needs-script hit-area type-caption"
    >
      <Icon icon={isChosen ? check : plus} size="s" />
      {words.button}
    </button>
  );
}
