import { useNavigation, useSearchParams } from "react-router";
import type { HostProfile } from "#contract/list/host-profile.ts";
import { readParty } from "#domain/guest/party.ts";
import { ogPictureUrl } from "#domain/picture/picture-url.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { isolated } from "#domain/text/isolated.ts";
import { CompareBarSlot } from "#web/compare-bar/compare-bar-slot.tsx";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { cardProperty } from "#web/property-card/card-property.ts";
import { type PlaceNames, StayCard } from "#web/property-card/stay-card.tsx";
import { ListChoice } from "#web/saved-lists/list-choice.tsx";
import { type ListQuery, useListQuery } from "#web/saved-lists/use-list-query.ts";
import { HostFactList, HostName, useHostName } from "#web/shared/host-facts.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { PageHead } from "#web/shared/page-head.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { ItemListData } from "#web/shared/structured-data/item-list-data.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { Pager } from "#web/ui/navigation/pager.tsx";

type Props = { profile: HostProfile; names: PlaceNames };

/** What everybody may know of a host, and the homes of this host with prices. */
export default function HostProfilePage({ profile, names }: Props) {
  const column = usePageColumn();
  const { host, review } = profile;
  return (
    <div className={`${column} pt-4 pb-12 desktop:pt-10`}>
      <Head profile={profile} />
      <HostName host={host} isTitle />
      <div className="mt-3">
        <Rating score={review.averageRating} count={review.reviewCount} />
      </div>
      <div className="max-w-[720px]">
        <HostFactList host={host} />
      </div>
      <Homes profile={profile} names={names} />
      <CompareBarSlot stay={profile.stay} />
    </div>
  );
}

function Head({ profile: { host, properties } }: { profile: HostProfile }) {
  const t = useMessages();
  const { profile: words } = useNamespace("host");
  const { site } = usePageContext();
  const name = useHostName(host);
  const [first] = properties;
  return (
    <PageHead
      title={words.pageTitle({ name, brand: t.shell.brand[site.brand] })}
      description={words.description({ name, n: host.propertyCount })}
      {...(first && { picture: ogPictureUrl(first.id) })}
    />
  );
}

function Homes({ profile, names }: Props) {
  const { host, stay, page, pageCount, properties } = profile;
  const { profile: words } = useNamespace("host");
  const cardWords = useNamespace("sharedList");
  const party = readParty(useSearchParams()[0]);
  const isLoading = useNavigation().state === "loading";
  const addressOf = useHostAddress(host.id);
  const title = words.homes({ name: isolated(useHostName(host)) });
  return (
    <section className="mt-10">
      <h2 className="wrap-anywhere text-text type-h2">{title}</h2>
      <Listed title={title} properties={properties} />
      <ListChoice stay={stay} addressOf={addressOf} />
      <ul
        aria-label={title}
        aria-busy={isLoading}
        className={`mt-6 grid gap-4 sm:grid-cols-2 desktop:gap-6 lg:desktop:grid-cols-3${isLoading ? " opacity-60" : ""}`}
      >
        {properties.map((card, index) => (
          <li key={card.id} className="min-w-0">
            <StayCard {...{ card, stay, party, index, names, words: cardWords }} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pager page={page} pages={pageCount} hrefFor={(pageNo) => addressOf({ pageNo })} label={words.pages} />
      </div>
    </section>
  );
}

function Listed({ title, properties }: { title: string; properties: HostProfile["properties"] }) {
  const language = useLanguage();
  const listed = properties.map(cardProperty).map(({ id, nameEn, nameAr, pictures }) => ({
    id,
    name: propertyName({ own: { en: nameEn, ar: nameAr } }, language),
    picture: pictures.names[0] && `${pictures.folder}${pictures.names[0]}-640.avif`,
  }));
  return <ItemListData name={title} properties={listed} />;
}

/** The address of this page with other dates, guests or page; what is not given stays as the URL names it. */
function useHostAddress(hostId: number) {
  const path = usePaths();
  const queryOf = useListQuery();
  return ({ pageNo = 1, ...shown }: ListQuery & { pageNo?: number }) =>
    path("hostProfile", { hostId: String(hostId), ...queryOf(shown), pageNo: pageNo > 1 ? String(pageNo) : "" });
}
