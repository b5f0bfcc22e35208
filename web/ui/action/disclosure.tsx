import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../display/icon.tsx";

type Props = {
  summary: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Disclosures of one group close each other. */
  group?: string;
  /** Without the line below, as the last part of a card. */
  isPlain?: boolean;
};

/** A native disclosure: it works without JavaScript and opens for the browser's page search. */
export function Disclosure({ summary, children, isOpenAtFirst = false, group, isPlain = false }: Props) {
  return (
    <details name={group} open={isOpenAtFirst} className={isPlain ? "group" : "group border-border border-b"}>
      <summary className="type-body flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-control-sm py-3 font-semibold text-text hover:text-primary [&::-webkit-details-marker]:hidden">
        <span className="grow">{summary}</span>
        <Icon
          icon={ChevronDown}
          className="text-text-2 transition-[rotate] group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="type-body max-w-[68ch] pb-4 text-text-2">{children}</div>
    </details>
  );
}
