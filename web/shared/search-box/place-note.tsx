import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { usePlaceSearch } from "./use-place-search.ts";

type Props = { typed: string; search: ReturnType<typeof usePlaceSearch>; isEmpty: boolean };

/** What the list cannot show: that there will be more cities, or why nothing was found. */
export function PlaceNote({ typed, search, isEmpty }: Props) {
  const t = useMessages();
  const words = useNamespace("place");
  const box = useNamespace("box");
  const { places, isLoading, isFailed } = search;
  if (typed.trim() === "") {
    return <p className="flex min-h-12 items-center px-3 text-muted type-small">{box.moreCities}</p>;
  }
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
