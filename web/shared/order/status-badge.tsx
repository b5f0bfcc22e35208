import { useNamespace } from "#web/i18n/use-namespace.ts";
import { Badge, type BadgeTone } from "#web/ui/display/badge.tsx";
import { type StatusCode, statusOf } from "./status-of.ts";

const tones: Record<StatusCode, BadgeTone> = {
  58: "success",
  71: "warning",
  60: "danger",
  102: "warning",
  94: "muted",
  95: "info",
  96: "muted",
};

/** The status of a booking as text and colour. */
export function StatusBadge({ order }: { order: { statusCode: number } }) {
  const words = useNamespace("order");
  const status = statusOf(order);
  return <Badge tone={tones[status]}>{words.status[status]}</Badge>;
}
