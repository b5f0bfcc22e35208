/** One cookie's value, or `undefined`. The first of that name counts. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(";").find((part) => part.trim().startsWith(`${name}=`));
  const value = pair?.slice(pair.indexOf("=") + 1).trim();
  if (value === undefined) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
