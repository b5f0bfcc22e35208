import { useState } from "react";
import { readRiyals } from "#domain/field/digits.ts";
import { burnedOf, burnValue, pointsWithin } from "#domain/loyalty/burn.ts";
import { type Programme, pointsRates, pointUnits } from "#domain/loyalty/rates.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { useLoyalty } from "#web/checkout/cart/use-loyalty.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { isProblem } from "#web/lib/api/api-problem.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { ScriptedForm } from "#web/shared/form/scripted-form.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { NumberBox } from "#web/ui/field/number-box.tsx";
import { Slider } from "#web/ui/field/slider.tsx";
import { type ConfirmedPoints, usePointsSubmit } from "./use-points-submit.ts";

type Props = {
  programme: Programme;
  requestId: string;
  confirmed: ConfirmedPoints;
  onDone: () => void;
  onRestart: () => void;
  onSilent: () => void;
};

/** How many of the member's points pay for this booking. */
export function AmountStep(props: Props) {
  const t = useMessages();
  const { sheet: words } = useNamespace("points");
  const text = useWorth(props.programme);
  const unit = pointUnits[props.programme];
  const { availablePoints, value, min, max } = props.confirmed;
  const have = words.have({ points: t.count[unit]({ n: availablePoints }), a: text.riyals(value) });
  return (
    <div className="grid gap-4">
      <p className="text-text type-body">{have}</p>
      {max > 0 ? (
        <PointsForm {...props} />
      ) : (
        <>
          <p role="status" className="text-text type-body">
            {availablePoints < min
              ? words.tooFew({ points: t.count[unit]({ n: min }), a: text.worth(min) })
              : words.covered}
          </p>
          <Button full onPress={props.onDone}>
            {words.close}
          </Button>
        </>
      )}
    </div>
  );
}

function useWorth(programme: Programme) {
  const text = usePaidText();
  const { total } = useCart().cart.totals;
  const inRiyals = (amount: number) => text({ total: amount, currency: "SAR" });
  const rate = pointsRates[programme];
  /** What points take off this booking, in riyals. */
  const used = (points: number) => riyals(burnedOf(points, rate, toMinorUnits(total, "SAR")));
  return {
    riyals: inRiyals,
    worth: (points: number) => inRiyals(riyals(burnValue(points, rate))),
    used,
    pays: (points: number) => inRiyals(used(points)),
  };
}

function PointsForm({ programme, requestId, confirmed, onDone, onRestart, onSilent }: Props) {
  const t = useMessages();
  const { sheet: words } = useNamespace("points");
  const unit = pointUnits[programme];
  const { used, pays } = useWorth(programme);
  const { min, max, step } = confirmed;
  const [points, setPoints] = useState(max);
  const [isOver, setOver] = useState(false);
  const { apply } = useLoyalty();
  const { submit, isBusy, problem } = usePointsSubmit({
    onSilent,
    onFailure: (error) => {
      setOver(isProblem(error, "code-expired"));
      return false;
    },
  });
  const rate = pointsRates[programme];
  const set = (wanted: number) => setPoints(Math.min(max, Math.max(min, Math.round(wanted / step) * step)));
  const use = async () => {
    if (await submit(() => apply({ method: programme, requestId, burnPoints: points }))) onDone();
  };
  const spoken = `${t.count[unit]({ n: points })}, ${pays(points)}`;
  return (
    <ScriptedForm onSubmit={() => void use()} className="grid gap-4">
      <div>
        <Slider label={words.amount[unit]} {...{ min, max, step, spoken }} value={points} onChange={set} />
        <p className="text-text-2 tabular-nums type-small">{words.between[unit]({ a: min, b: max })}</p>
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        <NumberBox label={words.amount[unit]} spokenLabel={words.amount[unit]} value={points} onCommit={set} />
        <NumberBox
          label={words.riyals}
          spokenLabel={words.riyals}
          value={used(points)}
          read={readRiyals}
          onCommit={(typed) => set(typed >= used(max) ? max : pointsWithin(toMinorUnits(typed, "SAR"), rate))}
        />
      </div>
      <FormProblem>{problem}</FormProblem>
      {isOver ? (
        <Button full onPress={onRestart}>
          {words.again}
        </Button>
      ) : (
        <Button type="submit" full busy={isBusy}>
          {words.apply({ points: t.count[unit]({ n: points }), a: pays(points) })}
        </Button>
      )}
    </ScriptedForm>
  );
}
