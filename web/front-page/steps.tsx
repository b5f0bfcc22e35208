import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageColumn } from "#web/shared/page-column.ts";

/** The three steps from choice to arrival. */
export function Steps() {
  const words = useNamespace("about");
  const column = usePageColumn();
  const steps = [words.steps.choose, words.steps.pay, words.steps.arrive];
  return (
    <section aria-labelledby="steps-title" className={`${column} pt-16`}>
      <h2 id="steps-title" className="text-text type-h2">
        {words.steps.title}
      </h2>
      <ol className="mt-6 grid gap-4 desktop:grid-cols-3 desktop:gap-6">
        {steps.map(({ title, body }, index) => (
          <li key={title} className="flex gap-4 rounded-card border border-border bg-surface p-6">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft font-bold text-primary type-body"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-text type-h3">{title}</h3>
              <p className="mt-1 text-text-2 type-body">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
