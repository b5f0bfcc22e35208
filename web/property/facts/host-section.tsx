import { Link, useSearchParams } from "react-router";
import { readParty, writeParty } from "#domain/guest/party.ts";
import { writeUrlDay } from "#domain/stay/url-day.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { HostFactList, HostName } from "#web/shared/host-facts.tsx";
import { usePaths } from "#web/shared/paths.ts";
import { useProperty } from "../data/property-context.tsx";
import { Section } from "../section/section.tsx";

/** Who receives the guests. The phone number comes with a confirmed booking. */
export function HostSection() {
  const { host: words } = useNamespace("details");
  const path = usePaths();
  const party = readParty(useSearchParams()[0]);
  const { property, stay } = useProperty();
  const { host } = property;
  if (!host) return null;
  const profile = path("hostProfile", {
    hostId: String(host.id),
    checkIn: stay ? writeUrlDay(stay.checkIn) : "",
    checkOut: stay ? writeUrlDay(stay.checkOut) : "",
    ...writeParty(party),
  });
  return (
    <Section id="host" title={words.title}>
      <HostName host={host} />
      <HostFactList host={host} />
      <p className="mt-4 text-text-2 type-small">{words.contactLater}</p>
      <Link to={profile} className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary type-body">
        {words.profile}
      </Link>
    </Section>
  );
}
