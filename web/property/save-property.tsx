import { Heart } from "lucide-react";
import { useWords } from "#web/i18n/use-words.ts";
import { useFavourite } from "#web/shared/property-card/favourites.ts";
import { Icon } from "#web/ui/icon.tsx";
import { actionLook } from "./action-classes.ts";
import { discLook } from "./gallery/round-button-classes.ts";
import { useHome } from "./property-context.tsx";

/** Keeps the home on this device, in step with its cards. */
export function SaveHome({ isDisc = false }: { isDisc?: boolean }) {
  const words = useWords("details");
  const { home } = useHome();
  const [isSaved, toggle] = useFavourite(home.propertyId);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={isDisc ? words.save.label : undefined}
      onClick={toggle}
      className={`noscript:hidden ${isDisc ? discLook : actionLook}`}
    >
      <Icon icon={Heart} className={isSaved ? "fill-current text-accent-text" : ""} />
      {!isDisc && (isSaved ? words.save.saved : words.save.label)}
    </button>
  );
}
