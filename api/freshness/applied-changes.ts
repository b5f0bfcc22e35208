import { type AppliedChange, isTouchedBy, type ShownProperties } from "./shown-properties.ts";

/** More changes than within the longest life of a page. */
const MAX_CHANGES = 20_000;

/** Whether all changes of these properties up to a moment ago are known here, and have been applied. */
type IsFollowed = (shown: ShownProperties) => boolean;

/** The latest changes of properties that this process knows of. */
export type AppliedChanges = {
  add: (change: AppliedChange) => void;
  /** The place after the last change. */
  mark: () => number;
  /** The place up to which none of these properties changed since an earlier place: `null` if one did or it is unknown. */
  unchangedSince: (properties: readonly ShownProperties[], mark: number) => number | null;
  /** Whoever follows the changes says which properties it follows. Until then nothing is known. */
  follow: (isFollowed: IsFollowed) => void;
};

export function openAppliedChanges(maxChanges = MAX_CHANGES): AppliedChanges {
  let latest: AppliedChange[] = [];
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
    unchangedSince: (properties, mark) => {
      if (mark < first || !properties.every(isFollowed)) return null;
      for (let at = mark - first; at < latest.length; at++) {
        if (properties.some((shown) => isTouchedBy(shown, latest[at] as AppliedChange))) return null;
      }
      return first + latest.length;
    },
    follow: (follower) => {
      isFollowed = follower;
    },
  };
}
