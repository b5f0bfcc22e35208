import { useEffect, useState } from "react";
import type { Stay } from "#domain/stay/stay.ts";
import { readLists } from "#web/saved-lists/list-store.ts";
import { keptContext } from "#web/shared/kept/keep-later.ts";
import { type KeptHome, type KeptOrder, readKept } from "#web/shared/kept/kept.ts";
import { readRecent } from "#web/shared/recent/recent-properties.ts";

/** Homes of one kind. Only the last results have a city, a stay and an address to return to. */
export type KeptList =
  | { kind: "results"; homes: KeptHome[]; city: string; stay: Stay; href: string }
  | { kind: "saved" | "viewed"; homes: KeptHome[] };
export type KeptPage = { orders: KeptOrder[]; lists: KeptList[] };

/** `null` until the page is interactive; another tab that logs out empties it. */
export function useKept(): KeptPage | null {
  const [kept, setKept] = useState<KeptPage | null>(null);
  useEffect(() => {
    const read = () => setKept(keptPage(localStorage));
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);
  return kept;
}

/** A saved home is shown once a page has shown its facts; without them there is only its number. */
export function keptPage(storage: Storage): KeptPage {
  const { results, homes, orders } = readKept(storage, keptContext());
  const viewed = readRecent(storage).map(({ id, nameEn, nameAr }) => ({
    id,
    nameEn,
    nameAr,
    picture: null,
    total: null,
  }));
  const known = new Map<number, KeptHome>([...viewed, ...homes].map((home) => [home.id, home]));
  const homesOf = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []);
  const savedIds = readLists(storage).flatMap(({ properties }) => properties.map(({ id }) => id));
  const lists: KeptList[] = [
    ...(results ? [{ kind: "results" as const, ...results, homes: homesOf(results.ids) }] : []),
    { kind: "saved", homes: homesOf([...new Set(savedIds)]) },
    { kind: "viewed", homes: homesOf(viewed.map(({ id }) => id)) },
  ];
  return { orders, lists: lists.filter((list) => list.homes.length > 0) };
}
