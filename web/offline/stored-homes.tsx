import { type ReactNode, useState } from "react";
import { propertyName } from "#domain/property/property-name.ts";
import { displaySentenceDay } from "#domain/stay/calendar/display-sentence.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { StoredHome } from "#web/shared/offline/offline-store.ts";
import { usePriceText } from "#web/shared/price-text.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import type { StoredList } from "./use-offline-store.ts";

/** The homes of one list; they are links once there is a connection. */
export function StoredHomes({ list, isOnline }: { list: StoredList; isOnline: boolean }) {
  const words = useNamespace("offline");
  const t = useMessages();
  const language = useLanguage();
  const stay = list.kind === "results" ? list.stay : null;
  const day = (date: string) => displaySentenceDay(date, language);
  const id = `stored-${list.kind}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-text type-h2">
        {list.kind === "results" ? words.results({ city: list.city }) : words[list.kind]}
      </h2>
      {stay && (
        <p className="text-text-2 type-small">
          {t.search.stay({ checkIn: day(stay.checkIn), checkOut: day(stay.checkOut) })}
        </p>
      )}
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {list.homes.map((home) => (
          <li key={home.id}>
            <Home home={home} stay={stay} isOnline={isOnline} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type HomeProps = { home: StoredHome; stay: { checkIn: string; checkOut: string } | null; isOnline: boolean };

function Home({ home, stay, isOnline }: HomeProps) {
  const language = useLanguage();
  const price = usePriceText();
  const propertyPath = usePropertyPath();
  const { id, nameEn, nameAr, picture, total } = home;
  const content = (
    <>
      <HomePicture file={picture} />
      <span className="min-w-0 py-2">
        <span className="line-clamp-2 font-semibold text-text type-small">
          {propertyName({ own: { en: nameEn, ar: nameAr } }, language)}
        </span>
        {stay && total !== null && <span className="text-text-2 type-small">{price(total)}</span>}
      </span>
    </>
  );
  return isOnline ? <Row href={propertyPath(id, { stay })}>{content}</Row> : <Row>{content}</Row>;
}

const ROW = "flex min-h-20 items-center gap-3 overflow-hidden rounded-card border border-border bg-surface pe-3";

/** A plain link: the page that it leads to may be of a newer release. */
function Row({ href, children }: { href?: string; children: ReactNode }) {
  return href ? (
    <a href={href} className={`${ROW} no-underline hover:border-primary`}>
      {children}
    </a>
  ) : (
    <div className={ROW}>{children}</div>
  );
}

/** The browser may still have the picture; where it has not, its place stays plain. */
function HomePicture({ file }: { file: string | null }) {
  const [isLost, setLost] = useState(false);
  return (
    <span className="block h-20 w-24 shrink-0 bg-sunken">
      {file && !isLost && <img src={file} alt="" onError={() => setLost(true)} className="size-full object-cover" />}
    </span>
  );
}
