import { data } from "react-router";

/** Every URL without a page; the root shows the 404. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
