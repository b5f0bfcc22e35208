import { Refusal } from "./route.ts";

/** A text of the request's JSON with a maximum length; a missing one is refused unless it is optional. */
export function readText(body: unknown, name: string, max: number, { optional = false } = {}): string {
  const value = (body as Record<string, unknown> | null)?.[name];
  if (value === undefined && optional) return "";
  if (typeof value !== "string" || value === "") throw new Refusal(400, `${name}: a text`);
  if (value.length > max) throw new Refusal(400, `${name}: at most ${max} characters`);
  return value;
}
