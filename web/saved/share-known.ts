import type { ListShare, SavedList } from "#domain/list/saved-list.ts";
import { shareList } from "#web/saved-lists/send-shared.ts";

/** What a link shows and allows. */
export type ShareChoice = Pick<ListShare, "mayVote" | "withNotes">;

/** Shares a list, or changes how. The account must know the list, and its latest changes, before it is shared. */
export async function shareKnown(list: SavedList, how: ShareChoice): Promise<void> {
  const { syncLists } = await import("#web/saved-lists/sync-lists.ts");
  await syncLists();
  await shareList(list, how);
}
