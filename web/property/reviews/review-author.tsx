import { useState } from "react";
import type { ReviewEntry } from "#contract/property/review.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";

/** The picture of an author, or initials. Google, who has the picture, is not sent the page on which it is shown. */
export function AuthorPicture({ review: { name, authorProfile } }: { review: ReviewEntry }) {
  const [isBroken, setBroken] = useState(false);
  if (authorProfile.photoUrl === null || isBroken) return <Avatar name={name} />;
  return (
    <img
      src={authorProfile.photoUrl}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className="size-10 shrink-0 rounded-pill bg-sunken object-cover"
    />
  );
}

/** The name of an author, a link to the profile where there is one. */
export function AuthorName({ review: { name, authorProfile } }: { review: ReviewEntry }) {
  const t = useMessages();
  if (authorProfile.url === null) return <bdi>{name}</bdi>;
  return (
    <a
      href={authorProfile.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="underline decoration-border underline-offset-4 hover:text-primary"
    >
      <bdi>{name}</bdi>
      <span className="sr-only"> ({t.ui.opensInNewTab})</span>
    </a>
  );
}
