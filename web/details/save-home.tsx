import { Heart } from "lucide-react";
import { useWords } from "#web/i18n/use-words.ts";
import { useFavourite } from "#web/shared/home-card/favourites.ts";
import { Icon } from "#web/ui/icon.tsx";
import { actionLook } from "./action-look.ts";
import { discLook } from "./disc-look.ts";
import { useHome } from "./home-context.tsx";

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
