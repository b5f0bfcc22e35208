import { type ReactNode, useId } from "react";
import type { VotesToRemove, Voting } from "#contract/list/list.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { displayMoment } from "#domain/stay/calendar/display-time.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { RemovableVotes } from "./removable-votes.tsx";

type Remove = (votes: VotesToRemove) => Promise<boolean>;

/** The homes that have votes, most votes first. */
export function VotesByHome({ properties, onRemove }: { properties: Voting["properties"]; onRemove: Remove }) {
  const { voting: words } = useNamespace("lists");
  const language = useLanguage();
  return (
    <Part title={words.byHome}>
      {properties.map(({ propertyId, nameEn, nameAr, votes }) => (
        <RemovableVotes
          key={propertyId}
          title={propertyName({ own: { en: nameEn, ar: nameAr } }, language)}
          votes={votes}
          onRemove={() => onRemove({ propertyId })}
        />
      ))}
    </Part>
  );
}

/** Who voted, the newest first: nobody is named, and nothing says which homes they like. */
export function VotesByVoter({ voters, onRemove }: { voters: Voting["voters"]; onRemove: Remove }) {
  const { voting: words } = useNamespace("lists");
  const language = useLanguage();
  return (
    <Part title={words.byVoter}>
      {voters.map(({ voterId, votedAt, votes }, index) => (
        <RemovableVotes
          key={voterId}
          title={words.voter({ n: voters.length - index })}
          detail={displayMoment(new Date(votedAt), "Asia/Riyadh", language)}
          votes={votes}
          onRemove={() => onRemove({ voterId })}
        />
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-text type-h3">
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}
