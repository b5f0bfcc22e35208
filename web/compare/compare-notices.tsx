import { MAX_COMPARED } from "#domain/compare/compared-ids.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useCompare } from "./compare-context.tsx";
import { useStayText } from "./use-stay-text.ts";

/** What the URL asked for in vain, and that one home alone is no comparison. */
export function CompareNotices() {
  const { notices } = useNamespace("compare");
  const { ids, properties, hasInvalid, isTooMany, hasOtherDates, hasInvalidPlace, stay } = useCompare();
  const stayText = useStayText();
  const unlisted = ids.length - properties.length;
  const texts = [
    hasOtherDates && properties.length > 0 && notices.dates({ stay: stayText(stay) }),
    unlisted > 0 && notices.unlisted({ n: unlisted }),
    hasInvalid && notices.invalid,
    hasInvalidPlace && properties.length > 0 && notices.place,
    isTooMany && notices.tooMany({ n: MAX_COMPARED }),
    properties.length === 1 && notices.one,
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 print:hidden">
      {texts.map((text) => (
        <li key={text} className="rounded-control bg-info-soft px-4 py-2.5 text-info type-small">
          {text}
        </li>
      ))}
    </ul>
  );
}
