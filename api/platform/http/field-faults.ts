import type { FastifySchemaValidationError } from "fastify";
import { type FieldRule, fieldRules } from "#domain/problem/field-rules.ts";

const ruleNamed = (name: string): FieldRule | undefined => fieldRules.find((rule) => rule === name);

/** The rule that each field broke, from the issues of Zod. The first issue of a field counts. */
export function fieldFaults(faults: readonly FastifySchemaValidationError[]): Record<string, FieldRule> {
  const fields: Record<string, FieldRule> = {};
  for (const fault of faults) {
    const name = fault.instancePath.replace(/^\//, "").replaceAll("/", ".");
    fields[name || "body"] ??= ruleOf(name, fault);
  }
  return fields;
}

/**
 * The rule is the message of the schema, or `required` for a missing value, or the name of the field if it is a rule.
 */
function ruleOf(name: string, { message = "", keyword }: FastifySchemaValidationError): FieldRule {
  const ownName = name.split(".").at(-1) ?? "";
  const rule = ruleNamed(message);
  if (rule) return rule;
  if (keyword === "unknown_key") return "unknown";
  if (keyword === "invalid_type" && /received (undefined|null)$/.test(message)) return "required";
  return ruleNamed(ownName) ?? "invalid";
}
