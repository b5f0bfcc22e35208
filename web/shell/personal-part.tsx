import type { ReactNode } from "react";
import { usePageContext } from "#web/shared/page-context.tsx";
import { isPersonalMark, type PersonalPartName } from "#web/shared/personal.ts";

/** A part that shows something of one guest. In a page that guests share, the server inserts it for each of them. */
export function PersonalPart({ name, children }: { name: PersonalPartName; children: ReactNode }) {
  const { personal } = usePageContext();
  return isPersonalMark(personal) ? <template data-part={`${name}-${personal}`} /> : children;
}
