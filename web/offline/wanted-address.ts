/**
 * The address that a guest wanted when the connection was lost: the service worker puts it behind the mark. Only an address
 * of this site counts, because anybody can write a link.
 */
export function wantedAddress(hash: string, origin: string): string | null {
  const path = hash.slice(1);
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url.pathname + url.search : null;
}
