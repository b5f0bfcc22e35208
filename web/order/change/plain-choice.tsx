import type { ChangeInput } from "#contract/order/change.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Select } from "#web/ui/field/select.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";
import type { FoundChange } from "./find-change.ts";

type Props = { wanted: ChangeInput; limits: FoundChange["limits"] };

/** Days and guests as a plain form, shown only without JavaScript. The page that it opens has the price. */
export function PlainChoice({ wanted, limits: { maxCheckIn, minCheckOut, hasArrived } }: Props) {
  const t = useMessages();
  const words = useNamespace("change");
  const guestWords = useNamespace("guest");
  const { capacity } = useOrder().order.property;
  const { pathname, searchParams } = new URL(useOrderPaths().change, "http://page");
  const { checkIn, checkOut, guestCount } = wanted;
  const count = (name: "adults" | "children", min: number) => (
    <Select
      name={name}
      label={guestWords[name]}
      defaultValue={String(guestCount[name])}
      options={numbers(min, Math.max(capacity, guestCount[name])).map((n) => ({ value: n, label: n }))}
    />
  );
  return (
    <form method="get" action={pathname} className="hidden gap-4 noscript:grid">
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasArrived ? (
        <input type="hidden" name="checkIn" value={checkIn} />
      ) : (
        <TextField
          name="checkIn"
          type="date"
          label={t.search.checkIn}
          defaultValue={checkIn}
          max={maxCheckIn ?? undefined}
        />
      )}
      <TextField
        name="checkOut"
        type="date"
        label={t.search.checkOut}
        defaultValue={checkOut}
        min={minCheckOut ?? undefined}
      />
      {!hasArrived && count("adults", 1)}
      {!hasArrived && count("children", 0)}
      <div>
        <Button type="submit" variant="secondary" full="phone">
          {words.showPrice}
        </Button>
      </div>
    </form>
  );
}

function numbers(min: number, max: number): string[] {
  return Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
}
