import { type ReactNode, useId } from "react";
import type { PaidPart, PaidPrice } from "#domain/cart/paid-with.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PaidAmount } from "./paid-amount.tsx";
import { usePartName } from "./part-name.ts";

type Props = Pick<PaidPrice, "paidWith" | "currency"> & {
  /** A button at the end of the name of a part. */
  actionOf?: (part: PaidPart) => ReactNode;
};

/** What pays a price, part by part: together they are its total. */
export function PaidParts({ paidWith, currency, actionOf }: Props) {
  const words = useNamespace("paid");
  const nameOf = usePartName();
  const id = useId();
  if (paidWith.length === 0) return null;
  return (
    <div className="mt-3 text-text-2 type-small">
      <p id={id}>{words.with}</p>
      <dl aria-labelledby={id} className="mt-1 grid gap-2">
        {paidWith.map((part) => (
          <div
            key={`${part.method} ${part.brand} ${part.last4}`}
            className={`flex justify-between gap-4 ${part.method === null ? "font-bold text-text type-body" : ""}`}
          >
            <dt className="flex items-center gap-2">
              {nameOf(part)}
              {actionOf?.(part)}
            </dt>
            <dd className="tabular-nums" data-to-pay={part.method === null ? part.amount : undefined}>
              <PaidAmount total={part.amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
