import { Dot } from "lucide-react";
import { Icon } from "#web/ui/display/icon.tsx";

/** House rules, in two columns where they fit. */
export function RuleList({ rules, isNarrow = false }: { rules: readonly string[]; isNarrow?: boolean }) {
  return (
    <ul className={`grid gap-x-6 gap-y-2 ${isNarrow ? "" : "sm:grid-cols-2"}`}>
      {rules.map((rule) => (
        <li key={rule} className="flex gap-1 text-text type-body">
          <Icon icon={Dot} size="l" className="-ms-1 mt-0.5 text-muted" />
          {rule}
        </li>
      ))}
    </ul>
  );
}
