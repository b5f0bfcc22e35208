import { useNavigation, useSearchParams } from "react-router";
import type { SharedList } from "#contract/list/list.ts";
import { readParty } from "#domain/guest/party.ts";
import { problemText } from "#domain/message/problem-text.ts";
import { CompareBarSlot } from "#web/compare-bar/compare-bar-slot.tsx";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { NoResultsSpot } from "#web/illustration/no-results-spot.tsx";
import { type PlaceNames, StayCard } from "#web/property-card/stay-card.tsx";
import { ListChoice } from "#web/saved-lists/list-choice.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Pager } from "#web/ui/navigation/pager.tsx";
import type { Refusal } from "./load-shared-list.ts";
import { useListAddress } from "./use-list-address.ts";
import { useSteadyOrder } from "./use-steady-order.ts";
import { VoteForm } from "./vote-form.tsx";

type Props = { token: string; list: SharedList | null; names: PlaceNames; refusal: Refusal };

/** A list that somebody shared: its homes with prices, and votes where the owner allows them. */
export default function SharedListPage({ token, list, names, refusal }: Props) {
  const t = useMessages();
  const words = useNamespace("sharedList");
  const column = usePageColumn();
  const { site } = usePageContext();
  const title = list ? (list.name ?? t.shell.footer.saved) : words.gone;
  return (
    <div className={`${column} pt-4 pb-12 desktop:pt-10`}>
      <PageHead
        title={`${title} · ${t.shell.brand[site.brand]}`}
        description={list?.mayVote ? words.voteDescription : words.description}
        {...(list && list.properties.length > 0 && { picture: `/img/list/${token}.jpg` })}
        hidden
      />
      {list ? <Shown key={list.page} {...{ token, list, names, refusal, title }} /> : <Gone />}
      <CompareBarSlot {...(list && { stay: list.stay })} />
    </div>
  );
}

function Shown({ token, list, names, refusal, title }: Props & { list: SharedList; title: string }) {
  const t = useMessages();
  const words = useNamespace("sharedList");
  const properties = useSteadyOrder(list.properties);
  const address = useListAddress(token);
  const party = readParty(useSearchParams()[0]);
  const isLoading = useNavigation().state === "loading";
  return (
    <>
      <p className="text-text-2 type-small">{words.kicker}</p>
      <h1 className="wrap-anywhere text-text type-h1">
        <bdi>{title}</bdi>
      </h1>
      <p className="mt-1 text-text-2 type-body">{words.lead({ n: list.totalCount })}</p>
      {list.mayVote && list.totalCount > 0 && <p className="mt-1 text-text type-body">{words.voteLead}</p>}
      {refusal !== null && (
        <p role="alert" className="mt-3 rounded-control bg-danger-soft px-4 py-3 text-danger type-small">
          {problemText(t.errorCodes, refusal) ?? words.failed}
        </p>
      )}
      {list.totalCount === 0 ? (
        <EmptyState illustration={<NoResultsSpot />} sentence={words.empty} detail={words.emptyDetail} />
      ) : (
        <>
          <ListChoice stay={list.stay} addressOf={address} />
          <ul
            aria-label={words.list}
            aria-busy={isLoading}
            className={`mt-6 grid gap-4 sm:grid-cols-2 desktop:gap-6 lg:desktop:grid-cols-3${isLoading ? " opacity-60" : ""}`}
          >
            {properties.map((shared, index) => (
              <li key={shared.card.id} className="flex min-w-0 flex-col">
                <div className="grow">
                  <StayCard {...{ card: shared.card, stay: list.stay, party, index, names, words }} />
                </div>
                {shared.note && (
                  <p dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere px-1 text-text-2 type-small">
                    {shared.note}
                  </p>
                )}
                {list.mayVote && <VoteForm {...{ token, shared, back: address({ page: list.page }) }} />}
              </li>
            ))}
          </ul>
          {list.unlistedCount > 0 && (
            <p className="mt-6 text-text-2 type-small">{words.unlisted({ n: list.unlistedCount })}</p>
          )}
          <div className="mt-8">
            <Pager page={list.page} pages={list.pageCount} hrefFor={(page) => address({ page })} label={words.pages} />
          </div>
        </>
      )}
    </>
  );
}

function Gone() {
  const words = useNamespace("sharedList");
  const path = usePaths();
  return (
    <EmptyState
      level={1}
      illustration={<NoResultsSpot />}
      sentence={words.gone}
      detail={words.goneDetail}
      actions={<ButtonLink to={path("frontPage")}>{words.search}</ButtonLink>}
    />
  );
}
