import { ArrowRight, TextSearch } from "lucide-react";
import { useId } from "react";
import { Form, Link } from "react-router";
import { MAX_SENTENCE } from "#domain/sentence/sentence.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
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
      <Form method="get" action={path("findPlace")} aria-label={words.describe.title} className="describe-field">
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
            className="describe-input"
          />
        </span>
        <input type="hidden" name="direct" value="1" />
        <button type="submit" aria-label={words.describe.show} className="describe-submit">
          <Icon icon={ArrowRight} className="mirror-rtl" />
        </button>
      </Form>
      {examples.length > 0 && (
        <div className="describe-examples">
          <span id={`${id}-examples`} className="shrink-0 text-text-2 type-small">
            {words.describe.examples}
          </span>
          <ul aria-labelledby={`${id}-examples`} className="flex gap-2 desktop:flex-wrap">
            {examples.map((example) => (
              <li key={example} className="shrink-0">
                <Link to={path("findPlace", { where: example, direct: "1" })} className="hit-area type-small">
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
