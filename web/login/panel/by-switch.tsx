import { repeatsPress } from "#web/hydration/opens-sheet.ts";
import { useNamespace } from "#web/i18n/use-namespace.ts";
import { SegmentLinks } from "#web/ui/navigation/segment-links.tsx";
import type { ContactEntry } from "../contact/use-contact.ts";
import { useLoginContext } from "./login-context.tsx";

const kinds = ["email", "phone"] as const;

/** Email or phone; the choice is stored, and what was typed stays, so a press before hydration does not leave the page. */
export function BySwitch({ contact: { by, choose } }: { contact: ContactEntry }) {
  const { by: words } = useNamespace("login");
  const { view, hrefOf } = useLoginContext();
  return (
    <SegmentLinks
      label={words.label}
      segments={kinds.map((kind) => ({ id: kind, label: words[kind], to: hrefOf(view, kind) }))}
      selected={by}
      attributes={repeatsPress}
      onSelect={(chosen) => choose(kinds.find((kind) => kind === chosen) ?? "email")}
    />
  );
}
