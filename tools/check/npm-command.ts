import { spawn } from "node:child_process";
import { ROOT } from "#server/root.ts";

export type NpmAnswer = { code: number | null; said: string; complained: string };

/** npm itself, from the root of the repository; `code` is null when it was not done in time. */
export function runNpm(args: readonly string[], patienceMs: number): Promise<NpmAnswer> {
  const npm = process.env.npm_execpath;
  const isScript = npm?.endsWith("js") === true;
  const [file, words] = isScript ? [process.execPath, [npm, ...args]] : ["npm", args];
  return new Promise((done) => {
    const child = spawn(file, words, {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "pipe"],
      shell: !isScript && process.platform === "win32",
    });
    let [said, complained] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => (said += chunk));
    child.stderr.on("data", (chunk: Buffer) => (complained += chunk));
    const late = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    child.on("error", (error) => done({ code: null, said, complained: error.message }));
    child.on("close", (code) => {
      clearTimeout(late);
      done({ code, said, complained });
    });
  });
}
