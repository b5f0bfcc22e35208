import { spawn } from "node:child_process";
import { ROOT } from "#server/root.ts";

export type NpmAnswer = { code: number | null; stdout: string; stderr: string };

/** Runs npm at the root of the repository; `code` is null when it did not end in time. */
export function runNpm(args: readonly string[], timeoutMs: number): Promise<NpmAnswer> {
  const npm = process.env.npm_execpath;
  const isScript = npm?.endsWith("js") === true;
  const [file, fullArgs] = isScript ? [process.execPath, [npm, ...args]] : ["npm", args];
  return new Promise((done) => {
    const child = spawn(file, fullArgs, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      shell: !isScript && process.platform === "win32",
    });
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (stdout += chunk));
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk));
    const timeout = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    child.on("error", (error) => done({ code: null, stdout, stderr: error.message }));
    child.on("close", (code) => {
      clearTimeout(timeout);
      done({ code, stdout, stderr });
    });
  });
}
