import { type HomeChange, isTouchedBy, type ShownHomes } from "./shown-homes.ts";

/** More changes than within the longest life of a page. */
const MAX_CHANGES = 20_000;

/** Whether all changes of these homes up to a moment ago are known here, and have been applied. */
type IsFollowed = (shown: ShownHomes) => boolean;

/** The latest changes of homes that this process knows of. */
export type HomeChanges = {
  add: (change: HomeChange) => void;
  /** The place after the last change. */
  mark: () => number;
  /** The place up to which none of these homes changed since an earlier place: `null` if one did or it is unknown. */
  unchangedSince: (homes: readonly ShownHomes[], mark: number) => number | null;
  /** Whoever follows the changes says which homes it follows. Until then nothing is known. */
  follow: (isFollowed: IsFollowed) => void;
};

export function openHomeChanges(maxChanges = MAX_CHANGES): HomeChanges {
  let latest: HomeChange[] = [];
  let first = 0;
  let isFollowed: IsFollowed = () => false;
  return {
    add: (change) => {
      latest.push(change);
      if (latest.length < 2 * maxChanges) return;
      first += latest.length - maxChanges;
      latest = latest.slice(-maxChanges);
    },
    mark: () => first + latest.length,
    unchangedSince: (homes, mark) => {
      if (mark < first || !homes.every(isFollowed)) return null;
      for (let at = mark - first; at < latest.length; at++) {
        if (homes.some((shown) => isTouchedBy(shown, latest[at] as HomeChange))) return null;
      }
      return first + latest.length;
    },
    follow: (follower) => {
      isFollowed = follower;
    },
  };
}
