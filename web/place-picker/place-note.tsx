import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { PlaceSearch } from "./use-place-search.ts";

type Props = { search: PlaceSearch; isEmpty: boolean };

/** Why nothing was found for the typed text, or not everything. */
export function PlaceNote({ search: { places, isLoading, isFailed }, isEmpty }: Props) {
  const t = useMessages();
  const words = useNamespace("place");
  const text = textOf();
  return text ? <p className="px-3 py-3 text-text-2 type-body">{text}</p> : null;

  function textOf(): string | null {
    if (isLoading) return isEmpty ? words.searching : null;
    if (isFailed) return navigator.onLine ? words.failed : words.offline;
    if (places?.isUnreadableLink) return words.unreadable;
    if (places?.point && places.point.cityId === null) return words.farPoint;
    return isEmpty ? t.ui.noMatches : null;
  }
}
