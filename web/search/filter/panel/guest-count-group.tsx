import { useNamespace } from "#web/i18n/use-namespace.ts";
import { controlClasses } from "#web/ui/field/control-classes.ts";
import { Stepper } from "#web/ui/field/stepper.tsx";
import type { PanelProps } from "./panel-props.ts";
import { useSettled } from "./use-settled.ts";

const MAX_GUESTS = 100;

/** The number of guests; a property must have the capacity for all. */
export function GuestCountGroup({ choice, onChange, settleMs }: PanelProps) {
  const words = useNamespace("filters");
  const settled = useSettled(
    choice.guestCount ?? 0,
    (guests) => onChange({ guestCount: guests > 0 ? guests : undefined }),
    settleMs,
  );
  return (
    <div className="border-border border-b py-5">
      <div className="noscript:hidden">
        <Stepper
          label={words.names.guestCount}
          value={settled.shown}
          valueText={settled.shown === 0 ? words.anyGuests : undefined}
          max={MAX_GUESTS}
          onChange={settled.set}
        />
      </div>
      <noscript>
        <label className="flex items-center justify-between gap-4">
          {words.names.guestCount}
          <span className="w-28">
            <input
              type="number"
              name="guestCount"
              min={1}
              max={MAX_GUESTS}
              defaultValue={choice.guestCount}
              className={controlClasses}
            />
          </span>
        </label>
      </noscript>
    </div>
  );
}
