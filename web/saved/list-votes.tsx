import { ThumbsUp } from "lucide-react";
import { useSearchParams } from "react-router";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ChipLink } from "#web/ui/action/chip-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { Votes } from "./use-votes.ts";

const ORDER = "order";
const BY_VOTES = "votes";

/** Whether the URL asks for the homes with most votes first. */
export function useIsByVotes(): boolean {
  return useSearchParams()[0].get(ORDER) === BY_VOTES;
}

/** The orders of a list whose friends vote, as links; without an answer it offers to ask again. */
export function VoteOrder({ votes: { isFailed, retry } }: { votes: Votes }) {
  const { votes: words } = useNamespace("lists");
  const [query] = useSearchParams();
  const isByVotes = useIsByVotes();
  const to = (order: string) => {
    const next = new URLSearchParams(query);
    next.delete(ORDER);
    if (order) next.set(ORDER, order);
    return { search: next.toString() };
  };
  if (isFailed)
    return (
      <p className="flex flex-wrap items-center gap-3 text-text-2 type-small">
        {words.failed}
        <Button variant="secondary" onPress={retry}>
          {words.retry}
        </Button>
      </p>
    );
  return (
    <nav aria-label={words.order} className="flex flex-wrap gap-2">
      <ChipLink to={to("")} isCurrent={!isByVotes} replace preventScrollReset>
        {words.newest}
      </ChipLink>
      <ChipLink to={to(BY_VOTES)} isCurrent={isByVotes} replace preventScrollReset>
        {words.most}
      </ChipLink>
    </nav>
  );
}

/** How many friends voted for a home. */
export function VoteCount({ count }: { count: number }) {
  const { votes: words } = useNamespace("lists");
  return (
    <p className="flex items-center gap-2 px-3 pt-2 text-text-2 type-small">
      <Icon icon={ThumbsUp} size="s" className={count > 0 ? "fill-current text-primary" : ""} />
      {words.count({ n: count })}
    </p>
  );
}
