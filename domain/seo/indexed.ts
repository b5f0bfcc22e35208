/**
 * What makes a list another list without making it another page: filters, order, further pages. And what only paid links
 * carry. Written as one pattern, because every page's head brings it along; a test holds it against the tables.
 */
const NARROWED =
  /^(?:\w+Filter|cities|areas|propertyTypes|amenities|spaces|guestTypes|reviewRating|unitSearch|is3DView|freeCancellation|guestCount|bounds|rankType|sortBy|pageNo)$/;

/** Whether search engines may list a page under this query. Dates, dialogs and where a guest came from do not matter. */
export function isIndexed(query: Iterable<[string, string]>): boolean {
  for (const [name, value] of query) {
    if (value !== "" && NARROWED.test(name)) return false;
    if (name === "utm_medium" && value.toLowerCase() === "cpc") return false;
  }
  return true;
}
