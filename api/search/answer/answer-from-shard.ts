import type { AppliedChanges } from "#api/freshness/applied-changes.ts";
import type { DescribePictures } from "#api/picture/describe-pictures.ts";
import { findProperties } from "../query/find-properties.ts";
import { shownBy } from "../query/shown-by.ts";
import type { Shard } from "../shard/shard.ts";
import type { ShardQuery } from "../shard/shard-query.ts";
import { answerKey } from "./answer-key.ts";
import { type Answer, openRepeatedAnswers } from "./repeated-answers.ts";
import { type AnswerHead, writeAnswer } from "./write-answer.ts";

/** The id of an earlier search, or else how to get a new one. */
export type PendingHead = Omit<AnswerHead, "searchId"> & { searchId: string | null; newSearchId: () => string };

type Options = {
  changes: AppliedChanges;
  describePictures: DescribePictures;
  /** Whether a shard still follows the changes: an answer from a replaced one is not stored. */
  isCurrent: (shard: Shard) => boolean;
  /** Is called when an answer is a stored one. */
  onRepeated: () => void;
};

/** Answers a search from its shard, or with a stored answer that would be written in the same way now. */
export function openAnswers({ changes, describePictures, isCurrent, onRepeated }: Options) {
  const repeated = openRepeatedAnswers(changes);
  return (shard: Shard, query: ShardQuery, head: PendingHead): Answer => {
    const key = answerKey(shard.cityId, query, head.searchId);
    const stored = repeated.find(key, query.now);
    if (stored) {
      onRepeated();
      return stored;
    }
    const searchId = head.searchId ?? head.newSearchId();
    const found = findProperties(shard, query);
    const json = writeAnswer(shard, query, found, { ...head, searchId }, describePictures);
    if (isCurrent(shard)) {
      repeated.add(key, { json, searchId }, () => shownBy(shard, shard.cityId, query), query.now);
    }
    return { json, searchId };
  };
}
