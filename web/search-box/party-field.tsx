import { ChevronDown, Users } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { MAX_PARTY, type Party, partySize } from "#domain/guest/party.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Stepper } from "#web/ui/field/stepper.tsx";

type Props = {
  party: Party | null;
  onChange: (party: Party | null) => void;
  /** In a drawer the steppers unfold in place; elsewhere they float, on a phone over the whole width of the card. */
  isDrawer: boolean;
};

/** Adults and children. Native details open before the scripts have loaded. */
export function PartyField({ party, onChange, isDrawer }: Props) {
  const t = useMessages();
  const words = useNamespace("box");
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const { adults, children } = party ?? { adults: 0, children: 0 };
  const close = () => details.current?.removeAttribute("open");
  /** Closes what floats. Steppers in place stay open, because closing them would move the button that is pressed. */
  function leaveTo(target: EventTarget | null) {
    const panel = details.current?.lastElementChild;
    const isInside = target instanceof Node && details.current?.contains(target);
    if (panel && !isInside && getComputedStyle(panel).position === "absolute") close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector("summary")?.focus();
  }
  const onTap = useEffectEvent(({ target }: PointerEvent) => leaveTo(target));
  useEffect(() => {
    const tap = (event: PointerEvent) => onTap(event);
    addEventListener("pointerdown", tap);
    return () => removeEventListener("pointerdown", tap);
  }, []);
  const panel = isDrawer ? "" : "absolute inset-x-0 top-full z-sticky shadow-e3 desktop:start-auto desktop:w-80";
  /** On a phone the field is beside the button, so that both are in the first view. */
  const compact = isDrawer
    ? { label: "", details: "relative", icon: "", arrow: "" }
    : {
        label: "sr-only desktop:not-sr-only",
        details: "desktop:relative",
        icon: "max-[359px]:hidden",
        arrow: "hidden desktop:block",
      };

  return (
    <div className="picker-fields flex min-w-0 flex-col gap-1">
      <span id={`${id}-label`} className={`type-small font-semibold text-text ${compact.label}`}>
        {words.guests}
      </span>
      <details
        ref={details}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => relatedTarget && leaveTo(relatedTarget)}
        className={`group ${compact.details}`}
      >
        <summary
          aria-labelledby={`${id}-label ${id}-value`}
          className="type-input flex min-h-control w-full cursor-pointer list-none items-center gap-2 rounded-control border border-border-strong bg-surface px-3 transition-colors hover:border-text-2 group-open:border-primary [&::-webkit-details-marker]:hidden"
        >
          <Icon icon={Users} className={`text-muted ${compact.icon}`} />
          <span id={`${id}-value`} className={`line-clamp-1 min-w-0 grow ${party ? "text-text" : "text-muted"}`}>
            {party ? t.count.guests({ n: partySize(party) }) : words.anyGuests}
          </span>
          <Icon icon={ChevronDown} className={`text-text-2 ${compact.arrow}`} />
        </summary>
        <div className={`mt-2 flex flex-col gap-3 rounded-card border border-border bg-surface p-4 ${panel}`}>
          <Stepper
            label={words.adults}
            value={adults}
            valueText={party ? undefined : words.any}
            min={children > 0 ? 1 : 0}
            max={MAX_PARTY - children}
            onChange={(more) => onChange(more > 0 ? { adults: more, children } : null)}
          />
          <Stepper
            label={words.children}
            value={children}
            max={MAX_PARTY - Math.max(adults, 1)}
            onChange={(more) => onChange({ adults: Math.max(adults, 1), children: more })}
          />
        </div>
      </details>
    </div>
  );
}
