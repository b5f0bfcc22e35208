import { MessageCircle, Phone } from "lucide-react";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { OrderCard } from "#web/shared/order/order-card.tsx";
import { buttonClasses } from "#web/ui/action/button-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useOrder } from "./order-context.tsx";

/** The host's contact, by call and by message; shown only once the stay is paid. */
export function HostContact() {
  const words = useNamespace("order");
  const { contact } = useOrder().order;
  if (!contact) return null;
  const digits = contact.phone.replace(/\D/g, "");
  return (
    <OrderCard title={words.host}>
      <p className="text-text type-body">
        <bdi className="font-bold">{contact.firstName}</bdi>
        <span className="text-text-2"> · {words.hostOf[contact.userType]}</span>
      </p>
      <p className="text-text-2 type-body">
        <bdi dir="ltr">{contact.phone}</bdi>
      </p>
      <div className="mt-3 grid gap-3 sm:flex sm:flex-wrap print:hidden">
        <a href={`tel:+${digits}`} className={buttonClasses({ variant: "secondary" })}>
          <Icon icon={Phone} />
          {words.call}
        </a>
        {contact.hasWhatsapp && (
          <a
            href={`https://wa.me/${digits}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: "secondary" })}
          >
            <Icon icon={MessageCircle} />
            {words.whatsapp}
          </a>
        )}
      </div>
    </OrderCard>
  );
}
