import { CalendarClock, Heart, History } from "lucide-react";
import { type ReactNode, use, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { RecentProperty } from "#contract/list/recent-property.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import { propertyName } from "#domain/property/property-name.ts";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { useFlexibleTexts } from "#web/date-picker/flexible/flexible-texts.tsx";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { Chosen } from "#web/search-box/last-search.ts";
import { queryOf } from "#web/search-box/search-form.tsx";
import { resumeStep } from "#web/shared/hold/resume-step.ts";
import { NonceContext } from "#web/shared/nonce-context.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Picture } from "#web/shared/picture.tsx";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { reserveScript } from "./own-things-known.ts";
import { type OwnThings as Things, useOwnThings } from "./use-own-things.ts";

type Props = { cities: readonly LookupItem[] };

/**
 * What a guest of this browser may continue: held dates, the last search, homes viewed and saved. The page is shared by all
 * visitors, so the server sends the empty block and the browser fills it; its height does not depend on what is in it.
 */
export function OwnThings({ cities }: Props) {
  const { own: words } = useNamespace("home");
  const column = usePageColumn();
  const nonce = use(NonceContext);
  const things = useOwnThings();
  const tiles = useTiles(things, cities);
  const block = useRef<HTMLElement>(null);
  const isEmpty = tiles.length === 0;
  // The script may have shown the element before hydration, so its attribute is not React's.
  useEffect(() => {
    if (things && block.current) block.current.hidden = isEmpty;
  }, [things, isEmpty]);
  return (
    <>
      <section
        ref={block}
        aria-labelledby="own-things-title"
        hidden
        suppressHydrationWarning
        className={`${column} pt-6 desktop:pt-8 [&[hidden]]:hidden`}
      >
        <h2 id="own-things-title" className="text-text type-h3">
          {words.title}
        </h2>
        <ul className="-mx-4 mt-3 flex h-22 snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 max-[359px]:-mx-3 max-[359px]:px-3 desktop:mx-0 desktop:px-0">
          {tiles}
        </ul>
      </section>
      <ReserveScript nonce={nonce} />
    </>
  );
}

/** Only the server's HTML runs it. */
function ReserveScript({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own function
      dangerouslySetInnerHTML={{ __html: reserveScript }}
    />
  );
}

function useTiles(things: Things | null, cities: readonly LookupItem[]): ReactNode[] {
  if (!things) return [];
  const { hold, search, viewed, saved } = things;
  const held = hold && viewed.find(({ id }) => id === hold.propertyId);
  const city = cities.find(({ id }) => id === search?.cityId)?.value;
  return [
    hold && <HeldTile key="hold" hold={hold} property={held ?? undefined} />,
    search && city && <SearchTile key="search" search={search} city={city} />,
    ...viewed
      .filter(({ id }) => id !== hold?.propertyId)
      .map((property) => <ViewedTile key={property.id} property={property} search={search} />),
    saved > 0 && <SavedTile key="saved" n={saved} />,
  ].filter(Boolean);
}

function HeldTile({ hold, property }: { hold: NonNullable<Things["hold"]>; property: RecentProperty | undefined }) {
  const { own: words } = useNamespace("home");
  const path = usePaths();
  const stay = useStayText(hold);
  return (
    <Tile
      to={path(...resumeStep(hold))}
      reloadDocument
      label={words.held}
      title={stay}
      picture={property ? <TilePicture property={property} /> : <TileIcon icon={CalendarClock} />}
    />
  );
}

function SearchTile({ search, city }: { search: Chosen; city: string }) {
  const { own: words } = useNamespace("home");
  const path = usePaths();
  const stay = useStayText(search.stay);
  const { note, instead } = useFlexibleTexts(search.flexible);
  return (
    <Tile
      to={path("search", queryOf(search))}
      label={words.search}
      title={city}
      detail={instead ?? [stay, note].filter(Boolean).join(" · ")}
      picture={<TileIcon icon={History} />}
    />
  );
}

function ViewedTile({ property, search }: { property: RecentProperty; search: Chosen | null }) {
  const { own: words } = useNamespace("home");
  const propertyPath = usePropertyPath();
  const language = useLanguage();
  const { id, nameEn, nameAr, cityId } = property;
  return (
    <Tile
      to={propertyPath(id, { cityId, stay: search?.stay ?? null, party: search?.party })}
      label={words.viewed}
      title={propertyName({ own: { en: nameEn, ar: nameAr } }, language)}
      picture={<TilePicture property={property} />}
    />
  );
}

function SavedTile({ n }: { n: number }) {
  const { own: words } = useNamespace("home");
  const path = usePaths();
  return <Tile to={path("saved")} label={words.saved} title={words.homes({ n })} picture={<TileIcon icon={Heart} />} />;
}

type TileProps = {
  to: string;
  reloadDocument?: boolean;
  label: string;
  title: string;
  detail?: ReactNode;
  picture: ReactNode;
};

function Tile({ to, reloadDocument = false, label, title, detail, picture }: TileProps) {
  return (
    <li className="w-64 shrink-0 snap-start">
      <Link
        to={to}
        reloadDocument={reloadDocument}
        className="group flex h-full items-center gap-3 overflow-hidden rounded-card border border-border bg-surface pe-3"
      >
        <span className="block h-full w-20 shrink-0 bg-sunken">{picture}</span>
        <span className="min-w-0">
          <span className="block truncate text-text-2 type-caption">{label}</span>
          <span
            className={`block font-semibold text-text type-small group-hover:text-primary ${detail ? "truncate" : "line-clamp-2"}`}
          >
            {title}
          </span>
          {detail && <span className="block truncate text-text-2 type-caption">{detail}</span>}
        </span>
      </Link>
    </li>
  );
}

function TilePicture({ property: { picture } }: { property: RecentProperty }) {
  const stem = picture.replace(/-\d+\.\w+$/, "");
  return <Picture picture={{ stem, widths: [320] }} sizes="80px" isLazy className="size-full" />;
}

function TileIcon({ icon }: { icon: typeof Heart }) {
  return (
    <span className="grid size-full place-items-center bg-primary-soft text-primary">
      <Icon icon={icon} />
    </span>
  );
}

function useStayText(stay: Stay | null): string {
  const t = useMessages();
  const language = useLanguage();
  if (!stay) return "";
  return t.search.stay({
    checkIn: displaySentenceDay(stay.checkIn, language),
    checkOut: displaySentenceDay(stay.checkOut, language),
  });
}
