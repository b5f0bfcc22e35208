import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageColumn } from "#web/shared/page-column.ts";
import { Disclosure } from "#web/ui/action/disclosure.tsx";

export function Questions() {
  const words = useNamespace("about");
  const column = usePageColumn();
  const { title, ...faq } = words.faq;
  const questions = Object.values(faq);
  return (
    <section aria-labelledby="questions-title" className={`${column} pt-16`}>
      <h2 id="questions-title" className="text-text type-h2">
        {title}
      </h2>
      <div className="mt-4 max-w-[760px]">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
