import { Star } from "lucide-react";
import type { SavedTraveller } from "#contract/account/traveller.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { usePaths } from "#web/shared/paths.ts";
import { ButtonLink } from "#web/ui/action/button-link.tsx";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { DocumentLine } from "./document-line.tsx";
import { RemoveTraveller } from "./remove-traveller.tsx";

/** One traveller: enough to tell them apart, with masked numbers. */
export function TravellerCard({ traveller }: { traveller: SavedTraveller }) {
  const words = useNamespace("traveller");
  const path = usePaths();
  const { id, firstName, lastName, isPrimary } = traveller;
  const name = `${firstName} ${lastName}`;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-border bg-surface p-4">
      <div className="flex grow items-start gap-3">
        <Avatar name={name} />
        <div className="grid min-w-0 gap-1">
          <h2 className="wrap-anywhere text-text type-h3">
            <bdi>{name}</bdi>
          </h2>
          {isPrimary && (
            <Badge tone="fresh" icon={<Icon icon={Star} size="s" />}>
              {words.primary}
            </Badge>
          )}
          <DocumentLine traveller={traveller} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          to={path("accountTraveller", { travellerId: id })}
          variant="secondary"
          aria-label={words.editThe({ name: `\u2068${name}\u2069` })}
        >
          {words.edit}
        </ButtonLink>
        <RemoveTraveller id={id} name={name} />
      </div>
    </li>
  );
}
