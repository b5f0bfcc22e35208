import type { SentenceAnswer } from "#contract/search/place.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";

type Props = { unclear: SentenceAnswer["unclear"] };

/** The words of a sentence that are not used, each with the reason. */
export function UnclearList({ unclear }: Props) {
  const words = useNamespace("place");
  if (unclear.length === 0) return null;
  return (
    <div className="text-text-2 type-small">
      <p className="font-semibold">{words.notUsed}</p>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
        {unclear.map(({ reason, text, spans }) => (
          <li key={`${reason} ${spans[0]?.from}`} className="wrap-anywhere">
            {words.reasons[reason]({ text })}
          </li>
        ))}
      </ul>
    </div>
  );
}
