import { Link } from "react-router";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { useOrder } from "../order-context.tsx";
import { useOrderPaths } from "../order-paths.ts";

/** Leads to the page on which the guest changes days and guests. */
export function ChangeLink() {
  const words = useNamespace("order");
  const paths = useOrderPaths();
  if (!useOrder().order.canModify) return null;
  return (
    <Link
      to={paths.change}
      className="mt-3 inline-flex min-h-11 items-center text-primary underline underline-offset-4 type-body print:hidden"
    >
      {words.change.link}
    </Link>
  );
}
