import { CollapsedBox } from "./collapsed-box.tsx";
import { OpenBox } from "./open-box.tsx";
import type { SearchBoxProps } from "./search-box-props.ts";

/** Where and when: the way into every list of properties. A page with one variant only imports that one. */
export function SearchBox({ variant, ...props }: SearchBoxProps) {
  return variant === "collapsed" ? <CollapsedBox {...props} /> : <OpenBox {...props} />;
}
