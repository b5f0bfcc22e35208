import type { FastifySchemaCompiler } from "fastify";
import { validatorCompiler as zodCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";

/** Parts of a request that may only have known keys; browsers may add any header. */
const strictParts = new Set(["body", "querystring"]);
const marketing = new Set(["utm_source", "utm_medium", "utm_campaign"]);

type Fault = { keyword: string; instancePath: string; message: string };

/**
 * Zod objects silently drop unknown keys. Here an unknown key is a fault, and so is a NUL, which PostgreSQL cannot
 * store in a text.
 */
export const strictCompiler: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = zodCompiler(route);
  const isQuery = route.httpPart === "querystring";
  return (data: unknown) => {
    const input = isQuery ? withoutMarketing(data) : data;
    const nul = pathOfNul(input);
    if (nul !== null) return faulty({ keyword: "invalid_format", instancePath: nul, message: "a NUL" });
    const result = check(input) as { value?: unknown; error?: Error };
    if (result.error || !strictParts.has(route.httpPart ?? "")) return result;
    const unknown = unknownKey(input, result.value);
    return unknown === null ? result : faulty({ keyword: "unknown_key", instancePath: unknown, message: "unknown" });
  };
};

const ours = Symbol.for("ZodFastifySchemaValidationError");

function faulty(fault: Fault) {
  return { error: [{ ...fault, [ours]: true, schemaPath: "#", params: {} }] as unknown as Error };
}

function withoutMarketing(query: unknown): unknown {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => !marketing.has(name)));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The path of the first key that the schema dropped. Values that the schema transformed are not compared. */
function unknownKey(input: unknown, output: unknown, path = ""): string | null {
  if (!isRecord(input) || !isRecord(output) || Array.isArray(input) !== Array.isArray(output)) return null;
  for (const [key, value] of Object.entries(input)) {
    const here = `${path}/${key}`;
    if (!Object.hasOwn(output, key)) return here;
    const deeper = unknownKey(value, output[key], here);
    if (deeper !== null) return deeper;
  }
  return null;
}

/** The path of the first text or key with a NUL. */
function pathOfNul(value: unknown, path = ""): string | null {
  if (typeof value === "string") return value.includes("\0") ? path || "/" : null;
  if (!isRecord(value)) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = key.includes("\0") ? path || "/" : pathOfNul(inner, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}
