import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ROOT } from "#server/root.ts";
import type { Part } from "./environment/bench-part.ts";

/** G19: sends random valid and invalid requests to every operation. It runs the fuzz test with more requests. */
export const fuzz: Part = {
  name: "anything",
  options: { questions: 2_000 },
  run: async (_environment, { seed, number, must }) => {
    const questions = number("questions");
    const env = { ...process.env, FUZZ_RUNS: String(questions), FUZZ_SEED: String(seed) };
    const command = [join(ROOT, "node_modules/vitest/vitest.mjs"), "run", "api/platform/openapi/fuzz.test.ts"];
    const child = spawn(process.execPath, command, { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk));
    const [code] = await once(child, "close");
    if (code !== 0) console.log(output);
    must(
      code === 0,
      `${questions} requests to every operation: no 5xx, every problem has a code, every answer matches its schema`,
    );
    return { questions, isMet: code === 0 };
  },
};
