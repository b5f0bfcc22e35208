import { useMessages } from "#web/i18n/messages-context.tsx";

/** From choosing to arriving, in three steps. */
export function Steps() {
  const t = useMessages();
  const steps = [t.home.steps.choose, t.home.steps.pay, t.home.steps.arrive];
  return (
    <section aria-labelledby="steps-title" className="page-width pt-16">
      <h2 id="steps-title" className="text-text type-h2">
        {t.home.steps.title}
      </h2>
      <ol className="mt-6 grid gap-4 desktop:grid-cols-3 desktop:gap-6">
        {steps.map(({ title, body }, place) => (
          <li key={title} className="flex gap-4 rounded-card border border-border bg-surface p-6">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-primary-soft font-bold text-primary type-body"
            >
              {place + 1}
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
