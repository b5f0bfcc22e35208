import { CalendarDays, Clock, House, Languages, type LucideIcon } from "lucide-react";
import type { HostFacts } from "#contract/property/host-facts.ts";
import { responseTime } from "#domain/property/host-profile.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useListText } from "#web/i18n/use-list-text.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";

type Props = { host: HostFacts };

/** The first letter, the name and the role of a host; on the host's own page the name is its title. */
export function HostName({ host, isTitle = false }: Props & { isTitle?: boolean }) {
  const { host: words } = useNamespace("details");
  const name = useHostName(host);
  const Name = isTitle ? "h1" : "p";
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="inline-flex size-14 shrink-0 items-center justify-center rounded-pill bg-primary-soft font-bold text-primary type-h2"
      >
        {[...name][0]}
      </span>
      <div className="min-w-0 text-text">
        <Name className={`wrap-anywhere ${isTitle ? "type-h1" : "font-bold type-h3"}`}>
          <bdi>{name}</bdi>
        </Name>
        <p className="text-text-2 type-small">{words.kinds[host.userType]}</p>
      </div>
    </div>
  );
}

/** What is known of a host; a missing fact is left out. */
export function HostFactList({ host }: Props) {
  const { host: words } = useNamespace("details");
  const listed = useListText();
  const answers = responseTime(host.responseMinutes);
  const facts: [LucideIcon, string][] = [];
  if (host.since) facts.push([CalendarDays, words.since({ year: host.since.slice(0, 4) })]);
  if (answers) facts.push([Clock, words.answers[answers]]);
  if (host.languages.length > 0) {
    const names = host.languages.map((code) => words.languages[code]);
    facts.push([Languages, words.speaks({ languages: listed(names) })]);
  }
  facts.push([House, words.homes({ n: host.propertyCount })]);
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2">
      {facts.map(([icon, text]) => (
        <li key={text} className="flex items-center gap-3 text-text type-body">
          <Icon icon={icon} className="text-text-2" />
          {text}
        </li>
      ))}
    </ul>
  );
}

export function useHostName({ firstNameAr, firstNameEn }: HostFacts): string {
  return useLanguage() === "ar" ? firstNameAr : firstNameEn;
}
