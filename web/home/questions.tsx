import { useMessages } from "#web/i18n/messages-context.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

export function Questions() {
  const t = useMessages();
  const { title, ...faq } = t.home.faq;
  const questions = Object.values(faq);
  return (
    <section aria-labelledby="questions-title" className="page-width pt-16">
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
