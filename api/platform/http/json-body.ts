import fp from "fastify-plugin";
import { Problem } from "#api/platform/problem/problem.ts";

export const BODY_LIMIT = 64 * 1024;
const MAX_DEPTH = 20;
const json = /^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i;
const forbiddenKeys = new Set(["__proto__", "constructor"]);

/** Accepts only JSON bodies. A looser match of the content type would let a form on another site call a route. */
export const jsonBodyPlugin = fp(
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "application/json",
      { parseAs: "string" },
      async (request: { headers: { "content-type"?: string } }, text: string) => {
        if (!json.test(request.headers["content-type"] ?? "")) throw new Problem("unreadable-request");
        return text === "" ? undefined : readJson(text);
      },
    );
  },
  { name: "json-body", dependencies: [] },
);

export function readJson(text: string): unknown {
  const value = parse(text);
  if (isSuspicious(value, 1)) throw new Problem("unreadable-request", { status: 400 });
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("unreadable-request", { status: 400 });
  }
}

/** Whether a value is nested deeper than any body of ours, or sets a prototype. */
function isSuspicious(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (depth > MAX_DEPTH) return true;
  return Object.entries(value).some(([key, inner]) => forbiddenKeys.has(key) || isSuspicious(inner, depth + 1));
}
