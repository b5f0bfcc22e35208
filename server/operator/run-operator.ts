import { parseArgs } from "node:util";
import { OnboardingError } from "#api/document/onboard/onboarding-error.ts";
import { OperatorError } from "#api/operator/operator-error.ts";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { problems } from "#domain/problem/problems.ts";

import { calendarOptions } from "./calendar-commands.ts";

import { homeOptions } from "./home-commands.ts";

import { codeOptions } from "./new-code.ts";
import { nightPriceOptions } from "./night-price-options.ts";
import { onboardOptions } from "./onboard-command.ts";
import { inspections, operatorCommands, setupCommands } from "./operator-commands.ts";
import type { Typed } from "./read-option.ts";

const text = { type: "string" } as const;
const ownOptions = [
  "by",
  "second",
  "reason",
  "format",
  "nights",
  "keep",
  "reference",
  "help-guest",
  "state",
  "result",
  "place",
  ...homeOptions,
] as const;
const flag = { type: "boolean" } as const;
const options = Object.fromEntries(
  [...ownOptions, ...codeOptions, ...nightPriceOptions, ...calendarOptions, ...onboardOptions].map((name) => [
    name,
    text,
  ]),
);

type Output = { exitCode: 0 | 1 | 2; out: string };

/** Runs one command of an operator and returns what it prints. A refusal exits with 1, a wrong call with 2. */
export async function runOperator(db: () => Promise<Db>, args: readonly string[]): Promise<Output> {
  const parsed = readArguments(args);
  if ("problem" in parsed) return { exitCode: 2, out: `${parsed.problem}\n\n${usage()}` };
  const { name, subject, typed } = parsed;
  const inspection = inspections[name];
  if (inspection) {
    const { rows, isInOrder } = await inspection.inspect();
    return { exitCode: isInOrder ? 0 : 1, out: shown(rows, typed.format ?? "table") };
  }
  const setup = setupCommands[name];
  const command = setup ?? operatorCommands[name];
  if (!command) return { exitCode: 2, out: usage() };
  if (command.usage.startsWith("<") && subject === "")
    return { exitCode: 2, out: `npm run operator -- ${name} ${command.usage}` };
  const operator = { by: typed.by ?? "", second: typed.second ?? null, reason: typed.reason ?? "" };
  try {
    const result = setup
      ? await setup.run(subject, typed)
      : await operatorCommands[name]?.run(await db(), operator, subject, typed);
    return { exitCode: 0, out: shown(result, typed.format) };
  } catch (error) {
    if (error instanceof OperatorError || error instanceof OnboardingError) return { exitCode: 1, out: error.message };
    if (error instanceof Problem) return { exitCode: 1, out: sentenceOf(error) };
    throw error;
  }
}

function readArguments(args: readonly string[]): { name: string; subject: string; typed: Typed } | { problem: string } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { ...options, check: flag },
      allowPositionals: true,
    });
    const [name = "", subject = "", ...rest] = positionals;
    if (rest.length > 0) return { problem: `“${rest.join(" ")}” is too much; put texts in quotes.` };
    const typed = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, value === true ? "yes" : value]),
    );
    return { name, subject, typed: typed as Typed };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

/** The text that a guest would see for the same refusal. */
function sentenceOf({ code }: Problem): string {
  const texts: Record<string, unknown> = messagesOf("en").errorCodes;
  const sentence = texts[problems[code].code];
  return typeof sentence === "string" ? sentence : code;
}

function shown(result: unknown, format = "json"): string {
  if (format !== "table") return JSON.stringify(result, null, 2);
  const rows = (Array.isArray(result) ? result : [result]) as Record<string, unknown>[];
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((name) => cellText(row[name])))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function cellText(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
}

function usage(): string {
  const lines = Object.entries({ ...inspections, ...setupCommands, ...operatorCommands }).map(
    ([name, command]) => `  ${`${name} ${command.usage}`.trim()}\n      ${command.does}`,
  );
  return [
    "npm run operator -- <action> … --by <name> --reason <text> [--second <name>] [--format json|table]",
    ...lines,
  ].join("\n");
}
