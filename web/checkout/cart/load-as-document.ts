import { redirectDocument } from "react-router";

/**
 * A step to a page that must come as a document of its own: the policy of the page before, which says what may be
 * framed, would else stay in force.
 */
export function asDocument({ request }: { request: Request }): never {
  throw redirectDocument(request.url.replace(/^https?:\/\/[^/]+/, ""));
}
