import { useState } from "react";
import { readRiyals } from "#domain/field/digits.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import { useLoyalty } from "#web/checkout/cart/use-loyalty.ts";
import { useAccountSubmit } from "#web/confirm-identity/use-account-submit.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";

const MIN = 0.01;

/** A part of the wallet instead of everything that fits. `max` is riyals. */
export function WalletAmount({ used, max, onDone }: { used: number; max: number; onDone: () => void }) {
  const { wallet: words } = useNamespace("points");
  const text = usePaidText();
  const { apply } = useLoyalty();
  const { submit, isBusy, problem, setProblem } = useAccountSubmit();
  const [typed, setTyped] = useState(used.toFixed(2));
  const maxRiyals = riyals(toMinorUnits(max, "SAR"));
  const range = words.range({
    a: text({ total: MIN, currency: "SAR" }),
    b: text({ total: maxRiyals, currency: "SAR" }),
  });
  const save = async () => {
    const burnPoints = readRiyals(typed);
    if (burnPoints === null || burnPoints < MIN || burnPoints > maxRiyals) return setProblem(range);
    if (await submit(() => apply({ method: "wallet", burnPoints }))) onDone();
  };
  return (
    <ScriptedForm className="grid grid-cols-[1fr_auto] items-start gap-2" onSubmit={() => void save()}>
      <TextField
        label={words.amount}
        error={problem ?? undefined}
        value={typed}
        onChange={setTyped}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        autoFocus
      />
      <div className="pt-[calc(var(--type-small-line)+4px)]">
        <Button type="submit" variant="secondary" busy={isBusy}>
          {words.apply}
        </Button>
      </div>
    </ScriptedForm>
  );
}
