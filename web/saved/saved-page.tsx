import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { defaultList, type SavedList } from "#domain/list/saved-list.ts";
import { type Stay, stayProblem } from "#domain/stay/stay.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { CompareBarSlot } from "#web/shared/compare/compare-bar-slot.tsx";
import { LoginLink } from "#web/shared/login/login-link.tsx";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ListInView } from "#web/shared/saved/list-in-view.ts";
import { startSending, useLists } from "#web/shared/saved/saved-lists.ts";
import { useMember } from "#web/shared/session/use-member.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ListActions } from "./list-actions.tsx";
import { ListAlert } from "./list-alert.tsx";
import { ListTabs } from "./list-tabs.tsx";
import { SavedDates } from "./saved-dates.tsx";
import { SavedList as Homes } from "./saved-list.tsx";
import { SavedSkeleton } from "./saved-skeleton.tsx";

type Props = { stay: Stay; isNamed: boolean };

/** The lists of a guest; one is open, with the prices of its dates. */
export default function SavedPage({ stay, isNamed }: Props) {
  const t = useMessages();
  const words = useNamespace("saved");
  const column = usePageColumn();
  const { site } = usePageContext();
  const lists = useLists();
  const [query] = useSearchParams();
  const list = lists && shownList(lists, query.get("list"));
  return (
    <div className={`${column} pt-4 pb-12 desktop:pt-10`}>
      <PageHead title={`${words.title} · ${t.shell.brand[site.brand]}`} description={words.description} hidden />
      <h1 className="text-text type-h1">{words.title}</h1>
      <div className="noscript:mt-4">
        <NeedsScriptNote say={words.needsScript} />
      </div>
      <div className="noscript:hidden">
        {lists === null && <SavedSkeleton />}
        <CompareBarSlot />
        {lists && (list ? <OpenList key={list.id} {...{ lists, list, stay, isNamed }} /> : <NothingSaved />)}
      </div>
    </div>
  );
}

/** The list of the address, else the default list; none for a guest who has saved nothing. */
function shownList(lists: readonly SavedList[], id: string | null): SavedList | null {
  const isAnySaved = lists.some(({ name, properties }) => name !== null || properties.length > 0);
  return isAnySaved ? (lists.find((each) => each.id === id) ?? defaultList(lists) ?? lists[0] ?? null) : null;
}

type OpenProps = Props & { lists: readonly SavedList[]; list: SavedList };

function OpenList({ lists, list, ...dates }: OpenProps) {
  const words = useNamespace("saved");
  const isEmpty = list.properties.length === 0;
  // A change that could not be sent while the guest was offline.
  useEffect(() => {
    if (list.share) void startSending();
  }, [list.share]);
  return (
    <ListInView value={list.id}>
      <ListTabs lists={lists} shown={list.id} />
      {!isEmpty && <p className="mt-4 text-text-2 type-body">{words.lead({ n: list.properties.length })}</p>}
      <ListActions list={list} />
      <DeviceNote />
      {isEmpty ? <EmptyList isDefault={list.name === null} /> : <ListWithDates list={list} {...dates} />}
    </ListInView>
  );
}

function ListWithDates({ list, stay: proposed, isNamed }: Props & { list: SavedList }) {
  const [stay, setStay] = useState<Stay | null>(() => (isNamed ? proposed : bookable(list.stay)));
  // The address may name other dates after Back.
  useEffect(() => {
    if (isNamed) setStay({ checkIn: proposed.checkIn, checkOut: proposed.checkOut });
  }, [isNamed, proposed.checkIn, proposed.checkOut]);
  return (
    <>
      <SavedDates list={list} stay={stay} proposed={proposed} onStay={setStay} />
      {stay && <ListAlert listId={list.id} saved={list.stay} shown={stay} />}
      {stay ? <Homes list={list} stay={stay} /> : <SavedSkeleton />}
    </>
  );
}

/** The dates of a list may be past. */
function bookable(stay: Stay | null): Stay | null {
  return stay && stayProblem(stay, todayInRiyadh(new Date())) === null ? stay : null;
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
  return <Empty sentence={words.empty} detail={words.emptyDetail} />;
}

function EmptyList({ isDefault }: { isDefault: boolean }) {
  const words = useNamespace("lists");
  const { emptyDetail } = useNamespace("saved");
  return <Empty sentence={words.empty} detail={isDefault ? emptyDetail : words.emptyDetail} />;
}

function Empty({ sentence, detail }: { sentence: string; detail: string }) {
  const words = useNamespace("saved");
  const path = usePaths();
  return (
    <EmptyState
      illustration={<NoResultsSpot />}
      sentence={sentence}
      detail={detail}
      actions={<ButtonLink to={path("frontPage")}>{words.search}</ButtonLink>}
    />
  );
}
