import { leftToRight } from "#domain/text/left-to-right.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePageContext } from "#web/shared/page-context.tsx";
import { useOrder } from "./order-context.tsx";

/** Mail to the address of the booking came back: the guest checks it, and has everything on this page until then. */
export function RefusedEmail() {
  const words = useNamespace("order");
  const { site } = usePageContext();
  const { order } = useOrder();
  if (!order.isEmailRefused) return null;
  const [email, phone] = [order.guests.email, site.tollFree ?? site.supportPhone].map(leftToRight);
  return (
    <p className="wrap-anywhere rounded-card bg-warning-soft p-4 text-text type-body print:hidden">
      {words.emailRefused({ email: email ?? "", phone: phone ?? "" })}
    </p>
  );
}
