import { data } from "react-router";

/** A form that needs JavaScript was submitted without it: the page is shown again and says so. */
export function withoutScript() {
  return data(null, { status: 400 });
}
