import { data } from "react-router";

/** A form that needs a script was sent without one: the page comes again, and says so. */
export function withoutScript() {
  return data(null, { status: 400 });
}
