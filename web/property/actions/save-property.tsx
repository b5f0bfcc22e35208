import { Heart } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useSaveToggle } from "#web/saved-lists/use-save-toggle.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { actionClasses, roundButtonClasses } from "../section/button-classes.ts";

/** Saves the property or removes it, in step with its cards. */
export function SaveProperty({ isDisc = false }: { isDisc?: boolean }) {
  const words = useNamespace("details");
  const { property } = useProperty();
  const { isSaved, toggle, picker } = useSaveToggle(property.propertyId);
  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={isDisc ? words.save.label : undefined}
        onClick={toggle}
        className={`noscript:hidden ${isDisc ? roundButtonClasses : actionClasses}`}
      >
        <Icon icon={Heart} className={isSaved ? "fill-current text-saved" : ""} />
        {!isDisc && (isSaved ? words.save.saved : words.save.label)}
      </button>
      {picker}
    </>
  );
}
