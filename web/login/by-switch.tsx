import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { LoginBy } from "#web/shared/session/login-by.ts";
import { SegmentLinks } from "#web/ui/navigation/segment-links.tsx";
import { useLoginPlace } from "./login-context.tsx";

type Props = { by: LoginBy; onChoose: (by: LoginBy) => void };

/** E-mail or mobile; the choice is remembered. */
export function BySwitch({ by, onChoose }: Props) {
  const { by: words } = useNamespace("login");
  const { view, hrefOf } = useLoginPlace();
  const ways = ["email", "phone"] as const;
  return (
    <SegmentLinks
      label={words.label}
      segments={ways.map((way) => ({ id: way, label: words[way], to: hrefOf(view, way) }))}
      selected={by}
      onSelect={(chosen) => onChoose(ways.find((way) => way === chosen) ?? "email")}
    />
  );
}
