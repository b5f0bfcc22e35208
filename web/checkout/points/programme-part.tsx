import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { CartProduct } from "#contract/cart/cart.ts";
import { loyaltyView } from "#domain/cart/loyalty-view.ts";
import { type Programme, pointUnits, programmes as programmeNames } from "#domain/loyalty/rates.ts";
import { useCart } from "#web/checkout/cart/cart-context.tsx";
import { loyaltyLinesOf, useLoyalty } from "#web/checkout/cart/use-loyalty.ts";
import { lazyDialog } from "#web/hydration/lazy-dialog.tsx";
import { opensSheet } from "#web/hydration/opens-sheet.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaidText } from "#web/shared/cart/paid-text.ts";
import { FormProblem } from "#web/shared/form/form-problem.tsx";
import { useSubmitOnce } from "#web/shared/form/use-submit-once.ts";
import { useModal } from "#web/shared/modal-url.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { useLostFocus } from "#web/ui/use-lost-focus.ts";

const PointsDialog = lazyDialog({ load: () => import("./points-dialog.tsx"), namespaces: ["login"] });

/** After a programme did not answer, it is offered again after a minute. */
const SILENT_MS = 60_000;

export type OfferedProgramme = { method: Programme; available: boolean };

type Props = { programmes: readonly OfferedProgramme[]; isFirst: boolean };

/** The programmes of this site, or the points that are used already: one programme a booking. */
export function ProgrammePart({ programmes, isFirst }: Props) {
  const { cart } = useCart();
  const { points } = loyaltyLinesOf(cart);
  const [hadPoints] = useState(points !== undefined);
  const { silent, setSilent } = useSilent();
  const { chosen, modal, openFor } = useChosen(programmes);
  const words = useNamespace("points");
  const { methods } = useNamespace("paid");
  const offered = programmes.map((each) => ({ ...each, available: each.available && each.method !== silent }));
  return (
    <div className={isFirst ? "" : "border-border border-t pt-3"}>
      {points ? (
        <UsedPoints line={points} takesFocus={!hadPoints} />
      ) : (
        <Offers programmes={offered} onChoose={openFor} />
      )}
      {chosen && (
        <PointsDialog
          waiting={{ title: words.use({ name: methods[chosen] }) }}
          isOpen={modal.isOpen && !points}
          onClose={modal.close}
          programme={chosen}
          onSilent={() => setSilent(chosen)}
        />
      )}
    </div>
  );
}

function useSilent() {
  const [silent, setSilent] = useState<Programme | null>(null);
  useEffect(() => {
    if (!silent) return;
    const timer = setTimeout(() => setSilent(null), SILENT_MS);
    return () => clearTimeout(timer);
  }, [silent]);
  return { silent, setSilent };
}

/** The programme is part of the history entry of its sheet, so that Back and a reload keep it. */
function useChosen(programmes: readonly OfferedProgramme[]) {
  const modal = useModal("POINTS_MODAL");
  const wanted: unknown = useLocation().state?.programme;
  const named = programmeNames.find((name) => name === wanted);
  const available = programmes.filter((each) => each.available).map(({ method }) => method);
  const chosen = available.find((method) => method === named) ?? available[0] ?? null;
  return { chosen, modal, openFor: (programme: Programme) => modal.openWith({ programme }) };
}

type OffersProps = { programmes: readonly OfferedProgramme[]; onChoose: (programme: Programme) => void };

function Offers({ programmes, onChoose }: OffersProps) {
  const words = useNamespace("points");
  const { payInSar } = useNamespace("field");
  const { totals } = useCart().cart;
  const isForeign = totals.payable.currency !== "SAR";
  if (totals.total === 0) return null;
  return (
    <div className="grid gap-2">
      <p id="points-choose" className="text-text type-body">
        {words.choose}
      </p>
      <ul aria-labelledby="points-choose" className="flex flex-wrap gap-2">
        {programmes.map(({ method, available }) => (
          <li key={method}>
            <ProgrammeChip method={method} isOff={isForeign || !available} onPress={() => onChoose(method)}>
              {isForeign || available ? null : words.off}
            </ProgrammeChip>
          </li>
        ))}
      </ul>
      {isForeign && <p className="text-text-2 type-small">{payInSar}</p>}
    </div>
  );
}

type ChipProps = { method: Programme; isOff: boolean; onPress: () => void; children: string | null };

function ProgrammeChip({ method, isOff, onPress, children }: ChipProps) {
  const words = useNamespace("points");
  const { methods } = useNamespace("paid");
  const title = words.use({ name: methods[method] });
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      aria-haspopup="dialog"
      {...(!isOff && opensSheet(title))}
      onClick={() => !isOff && onPress()}
      className={`${chipClasses(false)} aria-disabled:pointer-events-none aria-disabled:opacity-45`}
    >
      {words.programme[method]}
      {children && <span className="font-normal">· {children}</span>}
    </button>
  );
}

/** The points that pay a part of this cart. Unless they did when the page was loaded, the chip that had the focus is gone. */
function UsedPoints({ line, takesFocus }: { line: CartProduct; takesFocus: boolean }) {
  const t = useMessages();
  const words = useNamespace("points");
  const text = usePaidText();
  const box = useRef<HTMLDivElement>(null);
  useLostFocus(box, takesFocus);
  const { remove } = useLoyalty();
  const { submit, isBusy, problem } = useSubmitOnce();
  const { burnPoints, totalPrice, name } = loyaltyView(line);
  const method = programmeNames.find((each) => each === line.category);
  const unit = method ? pointUnits[method] : "points";
  const member = line.additionalData.maskedMember;
  return (
    <div className="grid gap-2">
      <div ref={box} tabIndex={-1} role="status" className="flex items-center justify-between gap-3 outline-none">
        <span className="min-w-0">
          <span className="block font-semibold text-text type-body">{name}</span>
          <span className="block text-text-2 type-small">
            {words.usedPoints({ points: t.count[unit]({ n: burnPoints }), member: `\u2066${member ?? ""}\u2069` })}
          </span>
        </span>
        <span className="flex items-center gap-1 text-success tabular-nums type-body">
          {text({ total: -totalPrice, currency: "SAR" })}
          {method && (
            <IconButton
              icon={X}
              label={t.ui.remove({ x: name })}
              aria-disabled={isBusy || undefined}
              onPress={() => void submit(() => remove(method))}
            />
          )}
        </span>
      </div>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}
