/** The value of one cookie of a `Cookie` header. The first of that name counts; broken encoding is absence. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  const pair = header?.split(";").find((part) => part.split("=", 1)[0]?.trim() === name);
  if (!pair?.includes("=")) return undefined;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf("=") + 1).trim());
  } catch {
    return undefined;
  }
}
