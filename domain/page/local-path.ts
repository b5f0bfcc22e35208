type ParsedUrl = { host: string; pathname: string; search: string; hash: string };
/** Every runtime has this parser; the domain lacks its types. */
declare const URL: new (path: string, base: string) => ParsedUrl;

const HOST = "local.invalid";

/**
 * A path from outside, parsed and written again: on our origin, and nothing that a browser could read as another origin.
 * Ask when such a path is stored, and again when it is used.
 */
export function localPath(given: unknown): string | undefined {
  if (typeof given !== "string" || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(given)) return undefined;
  const { host, pathname, search, hash } = new URL(given, `http://${HOST}`);
  if (host !== HOST || pathname.startsWith("//")) return undefined;
  return pathname + search + hash;
}
