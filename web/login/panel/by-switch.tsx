import { useNamespace } from "#web/i18n/use-namespace.ts";
import type { LoginBy } from "#web/session/login-by.ts";
import { SegmentLinks } from "#web/ui/navigation/segment-links.tsx";
import { useLoginContext } from "./login-context.tsx";

type Props = { by: LoginBy; onChoose: (by: LoginBy) => void };

/** Email or phone; the choice is stored. */
export function BySwitch({ by, onChoose }: Props) {
  const { by: words } = useNamespace("login");
  const { view, hrefOf } = useLoginContext();
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
