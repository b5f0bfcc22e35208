import "./checkout-columns.css";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { PaidAmount } from "#web/shared/cart/paid-amount.tsx";
import { usePageColumn } from "#web/shared/page-column.ts";
import { PropertyThumb } from "#web/shared/property-thumb.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCart } from "./cart-context.tsx";
import { paidOfCart } from "./paid-of-cart.ts";
import { PriceBox } from "./price-box.tsx";

/**
 * The form beside its price; on a phone the price collapses into a bar above it that always shows the total. The form
 * comes first for the keyboard, before the discount code in the price. A browser may show the form before it has read the
 * bar: the form's margin is the room of the closed bar, and a negative margin of the bar cancels it, so nothing moves.
 */
export function CheckoutColumns({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={`${usePageColumn()} pt-3 pb-10 desktop:pt-6`}>
      {head}
      <div className="mt-3 flex flex-col gap-5 desktop:mt-6 desktop:grid desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-x-12">
        <div className="mt-21.25 min-w-0 sm:mt-21.5 desktop:col-start-1 desktop:row-start-1 desktop:mt-0">
          {children}
        </div>
        <Summary />
      </div>
    </div>
  );
}

function Summary() {
  const { box: words } = useNamespace("cart");
  const { cart } = useCart();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <aside
      aria-label={words.title}
      data-price-bar=""
      className="sticky top-(--header-size) order-first z-10 -mx-4 -mb-21.25 border-border border-b bg-surface px-4 max-[359px]:-mx-3 max-[359px]:px-3 sm:mx-0 sm:-mb-21.5 sm:rounded-card sm:border sm:shadow-e1 desktop:static desktop:col-start-2 desktop:row-start-1 desktop:mb-0 desktop:border-0 desktop:bg-transparent desktop:px-0 desktop:shadow-none"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-16 w-full items-center gap-3 text-start desktop:hidden"
      >
        <PropertyThumb image={cart.chalet.thumbnailImage} className="size-11" />
        <span className="min-w-0 grow">
          <span className="block font-bold text-text type-body">
            <PaidAmount {...paidOfCart(cart)} />
          </span>
          <span className="block text-text-2 type-caption">{isOpen ? words.hide : words.show}</span>
        </span>
        <Icon icon={ChevronDown} className={`transition-[rotate] ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div
        id={id}
        className={`max-h-[70dvh] overflow-y-auto pb-4 desktop:sticky desktop:top-[calc(var(--header-size)+24px)] desktop:block desktop:max-h-none desktop:rounded-card desktop:border desktop:border-border desktop:bg-surface desktop:p-5 desktop:shadow-e1 ${isOpen ? "block" : "hidden noscript:block"}`}
      >
        <h2 className="sr-only desktop:not-sr-only desktop:mb-4 desktop:text-text desktop:type-h3">{words.title}</h2>
        <PriceBox />
      </div>
    </aside>
  );
}
