import { createHmac } from "node:crypto";

/** A signed token of the three parts that every reader of JWT knows. */
export function jsonWebToken(claims: Record<string, unknown>, key: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ typ: "JWT", alg: "HS256" })}.${part(claims)}`;
  return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
}
