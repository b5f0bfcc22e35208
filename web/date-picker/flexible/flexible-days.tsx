import { flexibleDays } from "#domain/stay/flexible/flexible-choice.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Chip } from "#web/ui/action/chip.tsx";
import type { FlexibleControl } from "../calendar/calendar-props.ts";

/** Whether the stay may begin some days earlier or later. */
export function FlexibleDays({ flexible }: { flexible: FlexibleControl | undefined }) {
  return flexible && <DaysChoice flexible={flexible} />;
}

/** Only pages with a search box have loaded its messages. */
function DaysChoice({ flexible }: { flexible: FlexibleControl }) {
  const words = useNamespace("picker").flexible;
  const names = useNamespace("box").flexible;
  const chosen = flexible.choice?.kind === "days" ? flexible.choice.days : null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.days}</legend>
      <div className="quick-choices flex gap-2 overflow-x-auto py-1 max-[359px]:flex-wrap">
        <Chip isSelected={chosen === null} onPress={() => flexible.choose(null)}>
          {names.exact}
        </Chip>
        {flexibleDays.map((days) => (
          <Chip key={days} isSelected={chosen === days} onPress={() => flexible.choose({ kind: "days", days })}>
            <bdi>{names.days({ n: days })}</bdi>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
