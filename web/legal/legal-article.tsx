import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import type { FilledPage } from "./fill-legal.ts";
import type { LegalBody, LegalSection } from "./legal-page.ts";

/** A long text made easy to enter: what it is about first, its chapters as links, a measure one can read. */
export function LegalArticle({ page }: { page: FilledPage }) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <article className="page-width pt-8">
      <div className="mx-auto max-w-[760px]">
        <h1 className="text-text type-h1">{page.title}</h1>
        <p className="mt-2 text-muted type-small">
          {t.shell.legal.updated({ day: displayDay(page.updated, language) })}
        </p>
        <p className="mt-4 text-text-2 type-body-l">{page.intro}</p>
        {page.demoNote && (
          <p className="mt-4 rounded-card bg-accent-soft p-4 text-accent-text type-small">{page.demoNote}</p>
        )}
        <Contents sections={page.sections} />
        {page.sections.map((section) => (
          <Chapter key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const t = useMessages();
  return (
    <nav aria-label={t.shell.legal.contents} className="mt-6 rounded-card border border-border bg-surface p-4">
      <ul className="grid sm:grid-cols-2">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center text-primary type-body hover:underline">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chapter({ section }: { section: LegalSection }) {
  return (
    <section aria-labelledby={section.id} className="pt-8">
      <h2 id={section.id} className="text-text type-h2">
        {section.heading}
      </h2>
      <Body body={section.body} />
      {section.parts?.map((part) => (
        <div key={part.id} className="pt-4">
          <h3 id={part.id} className="text-text type-h3">
            {part.heading}
          </h3>
          <Body body={part.body} />
        </div>
      ))}
    </section>
  );
}

/** No block of a page says the same twice, so its text is its name. */
function Body({ body }: { body: LegalBody }) {
  return body.map((block) =>
    typeof block === "string" ? (
      <p key={block} className="mt-3 text-text-2 type-body">
        {block}
      </p>
    ) : (
      <ul key={block.join()} className="mt-3 grid list-disc gap-1 ps-6 text-text-2 type-body">
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
