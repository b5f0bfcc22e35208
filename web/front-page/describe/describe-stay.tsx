import { ArrowRight, TextSearch } from "lucide-react";
import { useId } from "react";
import { Form, Link } from "react-router";
import { MAX_SENTENCE } from "#domain/sentence/sentence.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import "./describe-stay.css";

type Props = {
  /** Sentences that find homes today; without any none is shown. */
  examples: readonly string[];
};

/** One large field for a sentence. A sentence that is understood completely leads to its results, others to a page that asks. */
export function DescribeStay({ examples }: Props) {
  const words = useNamespace("home");
  const path = usePaths();
  const id = useId();
  return (
    <div className="describe-stay">
      <Form
        method="get"
        action={path("findPlace")}
        aria-label={words.describe.title}
        className="describe-field flex min-h-16 items-center gap-3 rounded-card border-2 border-primary bg-surface py-1 ps-4 pe-2"
      >
        <Icon icon={TextSearch} className="text-primary" />
        <span className="flex min-w-0 grow flex-col">
          <label htmlFor={id} className="font-bold text-text type-small">
            {words.describe.title}
          </label>
          <input
            id={id}
            name="where"
            type="text"
            required
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_SENTENCE}
            placeholder={words.describe.placeholder}
            className="w-full type-input text-text"
          />
        </span>
        <input type="hidden" name="direct" value="1" />
        <Button type="submit" aria-label={words.describe.show}>
          <Icon icon={ArrowRight} className="mirror-rtl" />
        </Button>
      </Form>
      {examples.length > 0 && (
        <div className="describe-examples mt-2 flex items-center gap-2 overflow-x-auto">
          <span id={`${id}-examples`} className="shrink-0 text-text-2 type-small">
            {words.describe.examples}
          </span>
          <ul aria-labelledby={`${id}-examples`} className="flex gap-2">
            {examples.map((example) => (
              <li key={example} className="shrink-0">
                <Link
                  to={path("findPlace", { where: example, direct: "1" })}
                  className="hit-area inline-flex min-h-8 items-center whitespace-nowrap rounded-pill bg-primary-soft px-3 text-primary type-small hover:underline"
                >
                  {example}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
