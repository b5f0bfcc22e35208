import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { FieldError } from "#web/ui/field/field.tsx";
import { Stepper } from "#web/ui/field/stepper.tsx";
import type { useGuestForm } from "./use-guest-form.ts";

/** The numbers of adults and children; together they stay within the capacity. */
export function PartyFields({ guest: { values, change, errorOf, idOf } }: { guest: ReturnType<typeof useGuestForm> }) {
  const words = useNamespace("guest");
  const { capacity } = useCart().cart.chalet;
  const { adults, children } = values.guestCount;
  const id = idOf("guestCount");
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="type-small font-semibold text-text">{words.who}</legend>
      <p className="mb-1 text-text-2 type-small">{words.fits({ n: capacity })}</p>
      <div className="grid gap-2">
        <Stepper
          label={words.adults}
          value={adults}
          min={1}
          max={Math.max(1, capacity - children)}
          onChange={(more) => change({ guestCount: { adults: more, children } })}
        />
        <Stepper
          label={words.children}
          value={children}
          min={0}
          max={Math.max(0, capacity - adults)}
          onChange={(more) => change({ guestCount: { adults, children: more } })}
        />
      </div>
      <FieldError id={id} error={errorOf("guestCount")} />
    </fieldset>
  );
}
