import { redirectDocument } from "react-router";

/**
 * Navigates to a page that must load as a new document: otherwise the CSP of the previous page, which says what may be
 * framed, would stay in force.
 */
export function asDocument({ request }: { request: Request }): never {
  throw redirectDocument(request.url.replace(/^https?:\/\/[^/]+/, ""));
}
