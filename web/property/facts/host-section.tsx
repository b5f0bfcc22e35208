import { CalendarDays, Clock, House, Languages, type LucideIcon } from "lucide-react";
import { responseTime } from "#domain/property/host-profile.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useListText } from "#web/i18n/use-list-text.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useProperty } from "../data/property-context.tsx";
import { Section } from "../section/section.tsx";

/** Who receives the guests. The phone number comes with a confirmed booking. */
export function HostSection() {
  const { host: words } = useNamespace("details");
  const language = useLanguage();
  const listed = useListText();
  const { host } = useProperty().property;
  if (!host) return null;
  const name = language === "ar" ? host.firstNameAr : host.firstNameEn;
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
    <Section id="host" title={words.title}>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="inline-flex size-14 shrink-0 items-center justify-center rounded-pill bg-primary-soft font-bold text-primary type-h2"
        >
          {[...name][0]}
        </span>
        <p className="text-text type-body">
          <bdi className="font-bold type-h3">{name}</bdi>
          <span className="block text-text-2 type-small">{words.kinds[host.userType]}</span>
        </p>
      </div>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {facts.map(([icon, text]) => (
          <li key={text} className="flex items-center gap-3 text-text type-body">
            <Icon icon={icon} className="text-text-2" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-text-2 type-small">{words.contactLater}</p>
    </Section>
  );
}
