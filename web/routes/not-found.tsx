import { data } from "react-router";

/** Every address without a page of its own; the root shows what to do next. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
