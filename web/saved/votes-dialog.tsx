import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { SavedList } from "#domain/list/saved-list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Switch } from "#web/ui/field/switch.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { shareKnown } from "./share-known.ts";
import { useVoting } from "./use-voting.ts";
import { VotesByHome, VotesByVoter } from "./votes-parts.tsx";

type Props = { isOpen: boolean; onClose: () => void; list: SavedList };

/** Closes the voting of a shared list, and removes votes that should not count. */
export default function VotesDialog({ isOpen, onClose, list }: Props) {
  const { voting: words } = useNamespace("lists");
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <div className="grid gap-4">
        <MayVote list={list} />
        <Votes listId={list.id} />
      </div>
    </Dialog>
  );
}

function MayVote({ list }: { list: SavedList }) {
  const { share: words, voting } = useNamespace("lists");
  const [isFailed, setFailed] = useState(false);
  const { share } = list;
  if (!share) return null;
  const change = (mayVote: boolean) => {
    setFailed(false);
    shareKnown(list, { withNotes: share.withNotes, mayVote }).catch(() => setFailed(true));
  };
  return (
    <div>
      <Switch label={words.mayVote} hint={voting.closeHint} checked={share.mayVote} onChange={change} />
      <p role="alert" className="text-danger type-small">
        {isFailed && words.failed}
      </p>
    </div>
  );
}

function Votes({ listId }: { listId: string }) {
  const { voting: words, votes } = useNamespace("lists");
  const { voting, message, load, remove } = useVoting(listId);
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  const status = useRef<HTMLParagraphElement>(null);
  const isRemoved = message === words.done;
  // The row that had the focus is gone. Each removal answers other votes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each removal
  useEffect(() => {
    if (isRemoved) status.current?.focus();
  }, [isRemoved, voting]);
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="text-text-2 type-small empty:hidden">
        {message}
      </p>
      {voting && voting.voters.length === 0 && <p className="text-text-2 type-body">{votes.count({ n: 0 })}</p>}
      {voting && voting.voters.length > 0 && (
        <>
          <p className="text-text-2 type-small">{words.detail}</p>
          <VotesByHome properties={voting.properties} onRemove={remove} />
          <VotesByVoter voters={voting.voters} onRemove={remove} />
        </>
      )}
    </>
  );
}
