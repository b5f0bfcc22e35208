import { useState } from "react";
import type { VotesToRemove, Voting } from "#contract/list/list.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { announceVotes } from "./votes-changed.ts";

/** Who voted on an own list, and how its owner removes votes. A screen reader announces `message`. */
export function useVoting(listId: string) {
  const { voting: words, votes, share } = useNamespace("lists");
  const [voting, setVoting] = useState<Voting | null>(null);
  const [message, setMessage] = useState<string>(words.loading);
  const load = () => {
    callFromBrowser("listVoters", { params: { listId } }).then(
      (answer) => {
        setVoting(answer);
        setMessage("");
      },
      () => setMessage(votes.failed),
    );
  };
  /** Resolves to whether they were removed. */
  const remove = async (body: VotesToRemove): Promise<boolean> => {
    try {
      setVoting(await callFromBrowser("removeVotes", { params: { listId }, body }));
      setMessage(words.done);
      announceVotes();
      return true;
    } catch {
      setMessage(share.failed);
      return false;
    }
  };
  return { voting, message, load, remove };
}
