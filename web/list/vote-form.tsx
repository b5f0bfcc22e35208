import { ThumbsUp } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { SharedProperty } from "#contract/list/list.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { problemOf } from "#web/lib/api/api-problem.ts";
import { callFromBrowser } from "#web/lib/api/call-from-browser.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSnackbarIfAny } from "#web/ui/feedback/snackbar-provider.tsx";

type Props = { token: string; shared: SharedProperty; back: string };

/** Votes for a home or takes the vote back. Without scripts the form is sent, and the page returns to this button. */
export function VoteForm({ token, shared, back }: Props) {
  const words = useNamespace("sharedList");
  const t = useMessages();
  const language = useLanguage();
  const show = useSnackbarIfAny();
  const { id: propertyId, nameEn, nameAr } = shared.card;
  const [vote, setVote] = useState({ votes: shared.votes, isVoted: shared.isVoted });
  const [given, setGiven] = useState(shared);
  // Loaded again: the form stays, and with it the focus.
  if (given !== shared) {
    setGiven(shared);
    setVote({ votes: shared.votes, isVoted: shared.isVoted });
  }
  const id = `vote-${propertyId}`;
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const before = vote;
    const isVoted = !before.isVoted;
    setBusy(true);
    setVote({ votes: before.votes + (isVoted ? 1 : -1), isVoted });
    try {
      const input = { params: { token }, body: { propertyId, isVoted } };
      setVote(await callFromBrowser("voteForProperty", input, { scope: String(propertyId) }));
    } catch (error) {
      setVote(before);
      const { code = 0, details } = problemOf(error) ?? {};
      show?.({ text: problemText(t.errorCodes, code, details) ?? words.failed });
    } finally {
      setBusy(false);
    }
  };
  const name = propertyName({ own: { en: nameEn, ar: nameAr } }, language);
  return (
    <form method="post" action="/vote" onSubmit={send} className="mt-2 flex items-center gap-3 px-1">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="propertyId" value={propertyId} />
      <input type="hidden" name="isVoted" value={vote.isVoted ? "no" : "yes"} />
      <input type="hidden" name="returnTo" value={`${back}#${id}`} />
      <button
        id={id}
        type="submit"
        aria-pressed={vote.isVoted}
        className={`cursor-pointer ${chipClasses(vote.isVoted)}`}
      >
        <Icon icon={ThumbsUp} size="s" className={vote.isVoted ? "fill-current" : ""} />
        <span>
          {vote.isVoted ? words.voted : words.unvoted}
          <span className="sr-only"> · {name}</span>
        </span>
      </button>
      <span role="status" className="text-text-2 type-small">
        {words.votes({ n: vote.votes })}
      </span>
    </form>
  );
}
