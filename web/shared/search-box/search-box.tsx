import { CollapsedBox } from "./collapsed-box.tsx";
import { OpenBox } from "./open-box.tsx";
import type { SearchBoxProps } from "./search-box-props.ts";

/** The fields for city and dates. A page with only one variant imports that one. */
export function SearchBox({ variant, ...props }: SearchBoxProps) {
  return variant === "collapsed" ? <CollapsedBox {...props} /> : <OpenBox {...props} />;
}
