import { useEffect, useState } from "react";
import type { Stay } from "#domain/stay/stay.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { LoginLink } from "#web/shared/login/login-link.tsx";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { useSavedIds } from "#web/shared/saved/saved-properties.ts";
import { useMember } from "#web/shared/session/use-member.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { SavedDates } from "./saved-dates.tsx";
import { SavedList } from "./saved-list.tsx";
import { SavedSkeleton } from "./saved-skeleton.tsx";

type Props = { stay: Stay; isNamed: boolean };

/** The homes that a guest saved, newest first, priced for the guest's dates. */
export default function SavedPage({ stay, isNamed }: Props) {
  const t = useMessages();
  const words = useNamespace("saved");
  const column = usePageColumn();
  const { site } = usePageContext();
  const ids = useSavedIds();
  return (
    <div className={`${column} pt-4 pb-12 desktop:pt-10`}>
      <PageHead title={`${words.title} · ${t.shell.brand[site.brand]}`} description={words.description} hidden />
      <h1 className="text-text type-h1">{words.title}</h1>
      <div className="noscript:mt-4">
        <NeedsScriptNote say={words.needsScript} />
      </div>
      <div className="noscript:hidden">
        {ids === null && <SavedSkeleton />}
        {ids?.length === 0 && <NothingSaved />}
        {ids && ids.length > 0 && (
          <>
            <p className="mt-1 text-text-2 type-body">{words.lead({ n: ids.length })}</p>
            <DeviceNote />
            <SavedWithDates ids={ids} stay={stay} isNamed={isNamed} />
          </>
        )}
      </div>
    </div>
  );
}

function SavedWithDates({ ids, stay: proposed, isNamed }: Props & { ids: readonly number[] }) {
  const [stay, setStay] = useState<Stay | null>(isNamed ? proposed : null);
  // The address may name other dates after Back.
  useEffect(() => {
    if (isNamed) setStay({ checkIn: proposed.checkIn, checkOut: proposed.checkOut });
  }, [isNamed, proposed.checkIn, proposed.checkOut]);
  return (
    <>
      <SavedDates stay={stay} proposed={proposed} onStay={setStay} />
      {stay ? <SavedList ids={ids} stay={stay} /> : <SavedSkeleton />}
    </>
  );
}

/** An anonymous visitor's list stays in the browser; an account carries it to other devices. */
function DeviceNote() {
  const words = useNamespace("saved");
  if (useMember()) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 rounded-control bg-info-soft px-4 py-1.5 text-info type-small">
      {words.device}
      <LoginLink className="inline-flex min-h-11 items-center font-bold underline underline-offset-4 hover:no-underline">
        {words.logIn}
      </LoginLink>
    </p>
  );
}

function NothingSaved() {
  const words = useNamespace("saved");
  const path = usePaths();
  return (
    <EmptyState
      illustration={<NoResultsSpot />}
      sentence={words.empty}
      detail={words.emptyDetail}
      actions={<ButtonLink to={path("frontPage")}>{words.search}</ButtonLink>}
    />
  );
}
