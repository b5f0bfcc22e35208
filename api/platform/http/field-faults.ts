import type { FastifySchemaValidationError } from "fastify";
import { fieldRules } from "#domain/problem/field-rules.ts";

const rules: ReadonlySet<string> = new Set(fieldRules);

/** The rule that each field broke, from the issues of Zod. The first issue of a field counts. */
export function fieldFaults(faults: readonly FastifySchemaValidationError[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const fault of faults) {
    const name = fault.instancePath.replace(/^\//, "").replaceAll("/", ".");
    fields[name || "body"] ??= ruleOf(name, fault);
  }
  return fields;
}

/**
 * The rule is the message of the schema, or `required` for a missing value, or the name of the field if it is a rule.
 */
function ruleOf(name: string, { message = "", keyword }: FastifySchemaValidationError): string {
  const ownName = name.split(".").at(-1) ?? "";
  if (rules.has(message)) return message;
  if (keyword === "unknown_key") return "unknown";
  if (keyword === "invalid_type" && /received (undefined|null)$/.test(message)) return "required";
  return rules.has(ownName) ? ownName : "invalid";
}
