import { LocateFixed, X } from "lucide-react";
import { Link } from "react-router";
import type { Near } from "#domain/place/near.ts";
import { withoutNear } from "#domain/search/search-query.ts";
import { useMessages } from "#web/i18n/messages-context.tsx";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { chipClasses } from "#web/ui/action/chip-classes.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { useSearchQuery } from "./state/use-search-query.ts";

/** The place that the results are near, as a link that removes it. */
export function NearChip({ near }: { near: Near | undefined }) {
  const t = useMessages();
  const words = useNamespace("results");
  const { query, hrefTo } = useSearchQuery();
  if (!near) return null;
  const text = near.name ? words.near({ name: near.name }) : words.nearPoint;
  return (
    <Link
      to={hrefTo(withoutNear(query))}
      preventScrollReset
      aria-label={t.ui.remove({ x: text })}
      className={`${chipClasses(true)} max-w-full`}
    >
      <Icon icon={LocateFixed} size="s" />
      <bdi className="truncate">{text}</bdi>
      <Icon icon={X} size="s" />
    </Link>
  );
}
