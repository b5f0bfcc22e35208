import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingRows } from "#api/platform/settings/setting-table.ts";
import { ROOT } from "#server/root.ts";
import { START } from "./release-process.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const container = read("deploy/Containerfile");
const unit = read("deploy/mabeet.service");
const example = read("deploy/mabeet.env.example");
const known = new Set(settingRows.map(({ name }) => name));

const stages = container.split(/^FROM /m).slice(1);
const lastStage = stages.at(-1) ?? "";
const instructions = (text: string, name: string) =>
  [...text.replaceAll("\\\n", " ").matchAll(new RegExp(`^${name} (.*)$`, "gm"))].map(([, rest = ""]) => rest.trim());
const unitValues = (name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value = ""]) => value);

test("the image is built in one stage and runs in another, as a user without rights on its files", () => {
  expect(stages).toHaveLength(2);
  expect(instructions(lastStage, "COPY")).toEqual(["--from=build /release /app"]);
  expect(instructions(lastStage, "USER")).toEqual(["10001:10001"]);
  expect(instructions(lastStage, "VOLUME")).toEqual(["/data"]);
  expect(instructions(lastStage, "HEALTHCHECK").join()).toContain("/health/ready");
  const afterUser = lastStage.slice(lastStage.indexOf("USER "));
  expect(instructions(afterUser, "(?:RUN|COPY|ADD)")).toEqual([]);
});

test("both kinds of deployment start the same command, and every file that they name exists", () => {
  expect(JSON.parse(instructions(lastStage, "CMD").at(-1) ?? "[]")).toEqual(["node", ...START]);
  expect(unitValues("ExecStart")).toEqual([`/usr/bin/node ${START.join(" ")}`]);
  const copied = instructions(stages[0] ?? "", "COPY").flatMap((line) => line.split(" ").slice(0, -1));
  const named = [...copied, ...START.filter((word) => !word.startsWith("--"))];
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("the context of the image has no history, data, tests, sandbox or settings, and all that a release needs", () => {
  const ignored = read(".containerignore")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  expect(ignored).toEqual(
    expect.arrayContaining([".git", ".data", "node_modules", "sandbox", "tools", "e2e", "**/*.env", "**/*.test.ts"]),
  );
  const needed = [
    "api",
    "art",
    "contract",
    "deploy",
    "domain",
    "seed",
    "server",
    "web",
    "package.json",
    "package-lock.json",
  ];
  expect(needed.filter((path) => ignored.includes(path) || !existsSync(join(ROOT, path)))).toEqual([]);
});

test("the unit runs as a user of its own, sees a read-only system and writes its data folder alone", () => {
  expect(unitValues("User")).toEqual(["mabeet"]);
  expect(unitValues("StateDirectory")).toEqual(["mabeet"]);
  expect(unitValues("Environment")).toContain("DATA_DIR=/var/lib/mabeet");
  const hardened = { ProtectSystem: "strict", ProtectHome: "yes", PrivateTmp: "yes", NoNewPrivileges: "yes" };
  for (const [name, value] of Object.entries(hardened)) expect(unitValues(name)).toEqual([value]);
  expect(unitValues("CapabilityBoundingSet")).toEqual([""]);
  expect(unitValues("ReadWritePaths")).toEqual([]);
});

test("every setting of container, unit and example exists, and the example has every one that production needs", () => {
  const ofContainer = instructions(lastStage, "ENV")
    .flatMap((line) => line.split(" "))
    .map(nameOf);
  const ofUnit = unitValues("Environment").map(nameOf);
  const ofExample = example
    .split("\n")
    .filter((line) => /^#?[A-Z]/.test(line))
    .map((line) => nameOf(line.replace("#", "")));
  const all = [...ofContainer, ...ofUnit, ...ofExample].filter((name) => name !== "NODE_ENV");
  expect(all.filter((name) => !known.has(name))).toEqual([]);

  const needed = settingRows.filter(({ neededBy }) => neededBy === "production").map(({ name }) => name);
  const written = example
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line))
    .map(nameOf);
  expect(needed.filter((name) => !written.includes(name))).toEqual([]);
});

test("no file of a deployment has a value that could be a secret", () => {
  const lines = [...example.split("\n"), ...unitValues("Environment"), ...instructions(container, "(?:ENV|ARG)")];
  const values = lines.flatMap((line) => line.match(/(?<=^#?[A-Z_]+=).+/)?.[0] ?? []);
  expect(
    values.filter(
      (value) => !/^(production|required|\*:checkout|auto|1|\/[\w/]+|docker\.io\/\S+|production .*)$/.test(value),
    ),
  ).toEqual([]);
});

function nameOf(line: string): string {
  return line.split("=", 1)[0] ?? "";
}
