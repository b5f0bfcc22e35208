import { spawn } from "node:child_process";
import { ROOT } from "#server/root.ts";

/** The result of a step; a step that runs tests counts them, any other counts as one. */
export type Outcome = {
  ok: boolean;
  output: string;
  passed: number;
  failed: number;
  note?: string;
  /** Lines that the last words of the whole run repeat. */
  remarks?: readonly string[];
};

export type Step = { name: string; run: () => Promise<Outcome> };

export type Command = { file: string; args?: readonly string[]; env?: Record<string, string> };

export function outcome(ok: boolean, output: string): Outcome {
  return { ok, output, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Runs programs on this Node at the root of the repository; fails when one exits with an error. */
export function commandStep(name: string, ...commands: readonly Command[]): Step {
  return {
    name,
    run: async () => {
      for (const command of commands) {
        const { code, output } = await runCommand(command);
        if (code !== 0) return outcome(false, output);
      }
      return outcome(true, "");
    },
  };
}

/** Fails when the check names a problem. */
export function problemStep(name: string, check: () => readonly string[] | Promise<readonly string[]>): Step {
  return {
    name,
    run: async () => {
      const problems = await check();
      return outcome(problems.length === 0, problems.join("\n"));
    },
  };
}

export function runCommand({ file, args = [], env }: Command): Promise<{ code: number; output: string }> {
  return new Promise((done, fail) => {
    const options = { cwd: ROOT, env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env } };
    const child = spawn(process.execPath, [file, ...args], { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", fail);
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}
