import type { OwnCoupon } from "#contract/cart/coupon.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Badge } from "#web/ui/display/badge.tsx";

/** The personal codes of a member with their terms; nothing is shown without one. */
export function OwnCoupons({ coupons }: { coupons: readonly OwnCoupon[] }) {
  const { own: words } = useNamespace("coupon");
  if (coupons.length === 0) return null;
  return (
    <section aria-labelledby="codes-title">
      <h2 id="codes-title" className="mb-1 text-text type-h2">
        {words.title}
      </h2>
      <p className="mb-3 text-text-2 type-small">{words.hint}</p>
      <ul className="divided rounded-card border border-border bg-surface">
        {coupons.map(({ code, terms, isUsed }) => (
          <li key={code} className="flex flex-wrap items-start justify-between gap-2 p-4">
            <div className="min-w-0">
              <bdi dir="ltr" className={`wrap-anywhere font-bold type-body ${isUsed ? "text-text-2" : "text-text"}`}>
                {code}
              </bdi>
              <p className="text-text-2 type-small">{terms.join(" · ")}</p>
            </div>
            {isUsed && <Badge tone="muted">{words.used}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
