/** The path that a form may redirect to: on our origin, and nothing that a browser could read as another origin. */
export function localPath(given: unknown): string | undefined {
  if (typeof given !== "string" || !/^\/(?![/\\])[^\p{Cc}]*$/u.test(given)) return undefined;
  const url = URL.parse(given, "http://local.invalid");
  if (url?.host !== "local.invalid" || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
