import { useLanguage, useMessages } from "#web/i18n/messages-context.tsx";
import { scoreText } from "./score-text.ts";
import { scoreWord } from "./score-word.ts";

const sizes = { m: "type-small", l: "min-w-14 px-3 py-2 type-h3" } as const;

const NO_BREAK = "\u00a0";

type Props = { score: number; count: number; size?: keyof typeof sizes; className?: string };

/** Our own score out of ten. A property without reviews shows no score at all. */
export function Rating({ score, count, size = "m", className = "" }: Props) {
  const t = useMessages();
  const language = useLanguage();
  if (count === 0) return <span className={`type-small text-text-2 ${className}`}>{t.reviews.empty}</span>;
  const shown = score.toFixed(1);
  const word = scoreWord(score);
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <span className="sr-only">{scoreText(t, language, shown, 10, count)}</span>
      <span aria-hidden="true" className={`score-badge ${sizes[size]}`}>
        {shown}
      </span>
      <span aria-hidden="true" className="type-small text-text-2">
        {word === "other" ? "· " : <b className="font-semibold text-text">{`${t.reviews.score[word]} `}</b>}
        {t.count.reviews({ n: count }).replaceAll(" ", NO_BREAK)}
      </span>
    </span>
  );
}
