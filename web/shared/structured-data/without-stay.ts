/** A path as search engines know it: of its query only the city of a list is kept, never days. */
export function withoutStay(path: string, known: (pathname: string) => string): string {
  const { pathname, searchParams } = new URL(path, "http://local.invalid");
  const cityId = pathname.endsWith("/search") ? searchParams.get("cityId") : null;
  return known(pathname) + (cityId ? `?cityId=${cityId}` : "");
}
