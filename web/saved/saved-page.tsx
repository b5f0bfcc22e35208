import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { defaultList, type SavedList } from "#domain/list/saved-list.ts";
import { CompareBarSlot } from "#web/compare-bar/compare-bar-slot.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { ListFields } from "#web/saved-lists/list-fields.tsx";
import { ListInView } from "#web/saved-lists/list-in-view.ts";
import { startSending, useLists } from "#web/saved-lists/saved-lists.ts";
import { LoginLink } from "#web/session/login-link.tsx";
import { useMember } from "#web/session/use-member.ts";
import { NeedsScriptNote } from "#web/shared/needs-script-note.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ListActions } from "./list-actions.tsx";
import { ListAlert } from "./list-alert.tsx";
import { ListTabs } from "./list-tabs.tsx";
import { SavedList as Homes } from "./saved-list.tsx";
import { SavedSkeleton } from "./saved-skeleton.tsx";
import { type ListChoice, type ProposedStay, useListChoice } from "./use-list-choice.ts";

/** The lists of a guest; one is open, with the prices of its dates. */
export default function SavedPage(proposed: ProposedStay) {
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
        {lists && (list ? <OpenList key={list.id} {...{ lists, list, proposed }} /> : <NothingSaved />)}
      </div>
    </div>
  );
}

/** The list of the address, else the default list; none for a guest who has saved nothing. */
function shownList(lists: readonly SavedList[], id: string | null): SavedList | null {
  const isAnySaved = lists.some(({ name, properties }) => name !== null || properties.length > 0);
  return isAnySaved ? (lists.find((each) => each.id === id) ?? defaultList(lists) ?? lists[0] ?? null) : null;
}

type OpenProps = { lists: readonly SavedList[]; list: SavedList; proposed: ProposedStay };

function OpenList({ lists, list, proposed }: OpenProps) {
  const words = useNamespace("saved");
  const choice = useListChoice(list, proposed);
  const isEmpty = list.properties.length === 0;
  // A change that could not be sent while the guest was offline.
  useEffect(() => {
    if (list.share) void startSending();
  }, [list.share]);
  return (
    <ListInView value={list.id}>
      <ListTabs lists={lists} shown={list.id} />
      {!isEmpty && <p className="mt-4 text-text-2 type-body">{words.lead({ n: list.properties.length })}</p>}
      <ListActions list={list} shown={choice} />
      <DeviceNote />
      {isEmpty ? <EmptyList isDefault={list.name === null} /> : <ListWithDates list={list} choice={choice} />}
      <CompareBarSlot stay={choice.stay} party={choice.party} />
    </ListInView>
  );
}

function ListWithDates({ list, choice }: { list: SavedList; choice: ListChoice }) {
  const words = useNamespace("saved");
  const { stay, party } = choice;
  return (
    <>
      <ListFields
        {...{ stay, party, page: "saved", label: words.dates }}
        onStay={choice.chooseStay}
        onParty={choice.chooseParty}
        onLapse={() => choice.setStay(choice.proposed)}
      />
      <ListAlert listId={list.id} saved={list.stay} shown={stay} />
      <Homes list={list} stay={stay} party={party} />
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
