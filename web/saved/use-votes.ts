import { useEffect, useEffectEvent } from "react";
import type { SavedList } from "#domain/list/saved-list.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { lastValue } from "#web/lib/api/load-state.ts";
import { useLoad } from "#web/lib/api/use-load.ts";
import { subscribeToVotes } from "./votes-changed.ts";

export type Votes = {
  /** By property; `undefined` until they are known. */
  counts: ReadonlyMap<number, number> | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** The votes of friends for the homes of a list, also those given while another tab was open; `null` where nobody may vote. */
export function useVotes({ id: listId, share }: SavedList): Votes | null {
  const mayVote = share?.mayVote ?? false;
  const { state, load } = useLoad<ReadonlyMap<number, number>>();
  const fetchVotes = useEffectEvent(() => {
    if (!mayVote || document.visibilityState === "hidden") return;
    load(() => requestVotes(listId)).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is shared now is asked for
  useEffect(() => fetchVotes(), [mayVote]);
  useEffect(() => subscribeToVotes(() => fetchVotes()), []);
  useEffect(() => {
    document.addEventListener("visibilitychange", fetchVotes);
    return () => document.removeEventListener("visibilitychange", fetchVotes);
  }, []);
  if (!mayVote) return null;
  return { counts: lastValue(state), isFailed: state.status === "failed", retry: () => fetchVotes() };
}

async function requestVotes(listId: string): Promise<ReadonlyMap<number, number>> {
  const { votes } = await callFromBrowser("countVotes", { params: { listId } });
  return new Map(votes.map(({ propertyId, votes: count }) => [propertyId, count]));
}
