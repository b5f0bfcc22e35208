import { displayMonth } from "#domain/stay/calendar/display-day.ts";
import type { MonthBar } from "#domain/wallet/month-bars.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Disclosure } from "#web/ui/action/disclosure.tsx";
import { useRiyalsText } from "./riyals-text.ts";

const HEIGHT = 120;
const STEP = 24;
const BAR = 8;
/** A small amount is still seen. */
const MIN_BAR = 2;

/** Two bars for each month. Screen readers and whoever wants the numbers have the table below. */
export function MonthChart({ bars }: { bars: readonly MonthBar[] }) {
  const { chart } = useNamespace("wallet");
  const language = useLanguage();
  const max = Math.max(...bars.flatMap(({ earned, used }) => [earned, used]));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <section aria-labelledby="months-title" className="rounded-card border border-border bg-surface p-4 sm:p-6">
      <h2 id="months-title" className="text-text type-h3">
        {chart.title}
      </h2>
      <p aria-hidden="true" className="mt-1 flex gap-4 text-text-2 type-small">
        <Key className="bg-primary" label={chart.earned} />
        <Key className="bg-accent" label={chart.used} />
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mirror-rtl mt-4 block h-32 w-full border-border border-b"
      >
        {bars.map(({ month, earned, used }, at) => (
          <g key={month}>
            <Bar x={at * STEP + STEP / 2 - BAR - 1} part={earned / max} className="fill-primary" />
            <Bar x={at * STEP + STEP / 2 + 1} part={used / max} className="fill-accent" />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-text-2 type-caption">
        <span>{first && displayMonth(first.month, language)}</span>
        <span>{last && displayMonth(last.month, language)}</span>
      </p>
      <Disclosure summary={chart.table} isPlain>
        <MonthTable bars={bars} />
      </Disclosure>
    </section>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-3 rounded-pill ${className}`} />
      {label}
    </span>
  );
}

function Bar({ x, part, className }: { x: number; part: number; className: string }) {
  if (part === 0) return null;
  const height = Math.max(MIN_BAR, part * HEIGHT);
  return <rect x={x} y={HEIGHT - height} width={BAR} height={height} className={className} />;
}

function MonthTable({ bars }: { bars: readonly MonthBar[] }) {
  const { chart } = useNamespace("wallet");
  const language = useLanguage();
  const riyalsText = useRiyalsText();
  return (
    <table className="w-full text-start tabular-nums type-small">
      <thead>
        <tr>
          {[chart.month, chart.earned, chart.used].map((name) => (
            <th key={name} scope="col" className="py-2 text-start text-text">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map(({ month, earned, used }) => (
          <tr key={month} className="border-border border-t">
            <th scope="row" className="py-2 text-start font-normal">
              {displayMonth(month, language)}
            </th>
            <td className="py-2">{riyalsText(earned)}</td>
            <td className="py-2">{riyalsText(used)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
