import { z } from "zod";
import type { ByCountry } from "#domain/payment/gateways.ts";
import { countryCodes } from "#domain/site/site-countries.ts";

export const text = z.string().min(1, "must not be empty");
export const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https URL" });
export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must look like postgres://user:password@host:5432/name",
});

/** One IP address or a network. */
export const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: "must have IP addresses or networks such as 10.0.0.0/8",
});

export const dialCode = z.string().regex(/^\+[1-9]\d{0,3}$/, "must have dial codes such as +966");

export function oneOf<const Names extends readonly [string, ...string[]]>(
  ...names: Names
): z.ZodType<Names[number], string> {
  return z.string().pipe(z.enum(names, { error: `must be one of ${names.join(", ")}` }));
}

export function number(min: number, max: number, whole = true): z.ZodType<number, string> {
  const range = `must be a ${whole ? "whole " : ""}number from ${min} to ${max}`;
  return z
    .string()
    .transform((written) => (written.trim() === "" ? Number.NaN : Number(written)))
    .refine((value) => value >= min && value <= max && (!whole || Number.isInteger(value)), range);
}

/** A number, or a word in its place. */
export function numberOr<const Word extends string>(
  word: Word,
  min: number,
  max: number,
): z.ZodType<number | Word, string> {
  const error = `must be ${word} or a whole number from ${min} to ${max}`;
  return z.union([z.literal(word), number(min, max)], { error });
}

/** With 0 the operating system chooses a port; tests use this. */
export const port = number(0, 65_535);

/** Values separated by commas; an empty text is an empty list. */
export function listOf<Value>(item: z.ZodType<Value, string>): z.ZodType<Value[], string> {
  return z
    .string()
    .transform((written) => written.split(",").map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ""))
    .pipe(z.array(item));
}

const SEAL_KEY = /^[a-z0-9]{1,12}:[A-Za-z0-9_-]{43}$/;
const isOneEach = (lines: string[]) =>
  lines.length > 0 && new Set(lines.map((line) => line.split(":", 1)[0])).size === lines.length;

/** Names, each with a key of 256 bits. */
export const sealKeys = listOf(
  z.string().regex(SEAL_KEY, "must have entries name:key, each key 32 bytes in base64url"),
).refine(isOneEach, "must have a different name for every key");

const COUNTRY_VALUE = /^(\*|[A-Z]{2,6}):(.+)$/;

/** Values by country as `SA:value,*:value`; `*` is every other country. */
export function byCountry<Value>(
  item: z.ZodType<Value, string>,
  { needsRest }: { needsRest: boolean },
): z.ZodType<ByCountry<Value>, string> {
  const names: readonly string[] = ["*", ...countryCodes];
  return z.string().transform((written, context) => {
    const values: Record<string, Value> = {};
    const fail = (message: string) => context.addIssue({ code: "custom", message });
    for (const part of written.split(",").filter((each) => each.trim() !== "")) {
      const [, country = "", rest = ""] = COUNTRY_VALUE.exec(part.trim()) ?? [];
      const read = item.safeParse(rest);
      if (!names.includes(country)) fail(`must have entries such as SA:value, with one of ${names.join(", ")}`);
      else if (country in values) fail("must have one entry for each country");
      else if (!read.success) fail(read.error.issues[0]?.message ?? "is invalid");
      else values[country] = read.data;
    }
    if (needsRest && !("*" in values)) fail("must have an entry for *");
    return values as ByCountry<Value>;
  });
}
