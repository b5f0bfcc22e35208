/** The value of a cookie in a `Cookie` header. The first of that name counts; an invalid encoding counts as missing. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split(";").find((part) => part.split("=", 1)[0]?.trim() === name);
  if (!pair?.includes("=")) return undefined;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf("=") + 1).trim());
  } catch {
    return undefined;
  }
}
