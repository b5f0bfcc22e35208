import { X } from "lucide-react";
import { Link } from "react-router";
import type { ComparedProperty } from "#contract/search/compare.ts";
import { useComparePath } from "#web/compare-bar/compare-path.ts";
import { writeCompared } from "#web/compare-bar/compare-store.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePropertyPath } from "#web/shared/property-path.ts";
import { PropertyThumb } from "#web/shared/property-thumb.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { useCompare } from "./compare-context.tsx";

type Props = { property: ComparedProperty };

/** The picture of a home, and the link that takes it out of the comparison. */
export function HomePicture({ property }: Props) {
  const words = useNamespace("compare");
  const { ids, nameOf, ...context } = useCompare();
  const comparePath = useComparePath();
  const others = ids.filter((id) => id !== property.propertyId);
  return (
    <div className="compare-home">
      <PropertyThumb image={property.picture} className="aspect-3/2 w-full" />
      <Link
        to={comparePath(others, context)}
        preventScrollReset
        onClick={() => writeCompared(localStorage, others)}
        aria-label={words.removeLabel({ name: nameOf(property) })}
        className="mt-1 inline-flex min-h-11 items-center gap-1 text-text-2 type-small hover:text-primary print:hidden"
      >
        <Icon icon={X} size="s" />
        {words.remove}
      </Link>
    </div>
  );
}

/** The name of a home, which leads to its page for the same dates. */
export function HomeName({ property }: Props) {
  const { stay, nameOf } = useCompare();
  const to = usePropertyPath()(property.propertyId, { cityId: property.cityId, stay });
  return (
    <Link to={to} className="rounded-control-sm text-text type-h3 hover:text-primary">
      {nameOf(property)}
    </Link>
  );
}
