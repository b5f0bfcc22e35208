/** The canonical path: of the query it keeps only the city of a list, never dates. */
export function withoutStay(path: string, known: (pathname: string) => string): string {
  const { pathname, searchParams } = new URL(path, "http://local.invalid");
  const cityId = pathname.endsWith("/search") ? searchParams.get("cityId") : null;
  return known(pathname) + (cityId ? `?cityId=${cityId}` : "");
}
