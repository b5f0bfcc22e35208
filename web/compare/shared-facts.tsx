import { Check } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Disclosure } from "#web/ui/action/disclosure.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCompare } from "./compare-context.tsx";
import { useFactRows } from "./use-fact-rows.tsx";

/** The facts that all homes share, folded. */
export function SharedFacts() {
  const words = useNamespace("compare");
  const { properties } = useCompare();
  const { differing, measures, features } = useFactRows();
  const [first] = properties;
  const count = measures.length + features.length;
  if (!first || count === 0) return null;
  return (
    <div className="compare-shared mt-2">
      {differing.length === 0 && <p className="mt-2 text-text-2 type-body">{words.nothingDiffers}</p>}
      <Disclosure summary={words.same({ n: count })}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 type-small">
          {measures.map(({ id, label, cell }) => (
            <div key={id} className="contents">
              <dt className="text-text-2">{label}</dt>
              <dd className="text-text">{cell(first, 0)}</dd>
            </div>
          ))}
          {features.length > 0 && (
            <div className="contents">
              <dt className="text-text-2">{words.sameHas}</dt>
              <dd>
                <ul className="flex flex-wrap gap-x-4 gap-y-1 text-text">
                  {features.map((name) => (
                    <li key={name} className="inline-flex items-center gap-1.5">
                      <Icon icon={Check} size="s" className="text-success" />
                      {name}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
      </Disclosure>
    </div>
  );
}
