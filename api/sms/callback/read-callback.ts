import { readJson } from "#api/platform/http/json-body.ts";
import { Problem } from "#api/platform/problem/problem.ts";

/** The fields of a callback, which is a form or a JSON object. */
export function readCallbackFields(body: Buffer, contentType = ""): Readonly<Record<string, unknown>> {
  const text = body.toString("utf8");
  const [type = ""] = contentType.toLowerCase().split(";");
  if (type.trim() === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(text));
  if (type.trim() !== "application/json") throw new Problem("unreadable-request");
  const read = readJson(text);
  if (typeof read !== "object" || read === null || Array.isArray(read))
    throw new Problem("unreadable-request", { status: 400 });
  return read as Record<string, unknown>;
}
