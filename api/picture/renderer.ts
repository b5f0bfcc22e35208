import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { PictureAnswer, PictureJob } from "./picture-job.ts";

/** Draws one picture at a time, apart from the process that answers guests. */
export type Renderer = {
  /** `null` when nobody draws this key. Rejects when the picture failed, and when the renderer itself is gone. */
  render: (job: PictureJob) => Promise<Uint8Array | null>;
  isGone: () => boolean;
  stop: () => Promise<unknown>;
};

type Wait = { resolve: (bytes: Uint8Array | null) => void; reject: (fault: Error) => void };

/**
 * A renderer in a process of its own: usually the system lets it draw only when nobody else wants the processor. A fault
 * in the native code of the drawing ends it alone. Resting, it does not keep the product alive.
 */
export function startRenderer(entry: URL, priority: number = constants.priority.PRIORITY_LOW): Renderer {
  const child = forkQuietly(entry, priority);
  const end = once(child, "exit").catch(() => {});
  let wait: Wait | null = null;
  let gone = false;
  const settle = (tell: (wait: Wait) => void) => {
    const told = wait;
    wait = null;
    keepAlive(child, false);
    if (told) tell(told);
  };
  const lose = (cause: unknown) => {
    gone = true;
    settle(({ reject }) => reject(new Error("The renderer ended while it drew", { cause })));
  };
  keepAlive(child, false);
  child.on("message", (answer: PictureAnswer) => settle((told) => hear(answer, told)));
  for (const ending of ["error", "disconnect", "exit"]) child.on(ending, lose);
  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        wait = { resolve, reject };
        keepAlive(child, true);
        child.send(job, (fault) => fault && lose(fault));
      }),
    isGone: () => gone,
    stop: () => {
      child.kill("SIGKILL");
      return end;
    },
  };
}

/** It gets nothing of our environment: drawing needs no secrets. */
function forkQuietly(entry: URL, priority: number): ChildProcess {
  const { PATH, SystemRoot } = process.env;
  const child = fork(fileURLToPath(entry), {
    env: { PATH, ...(SystemRoot && { SystemRoot }) },
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    setPriority(child.pid ?? 0, priority);
  } catch {
    // A system that forbids it still has its pictures.
  }
  return child;
}

function keepAlive(child: ChildProcess, yes: boolean): void {
  child[yes ? "ref" : "unref"]();
  child.channel?.[yes ? "ref" : "unref"]();
}

function hear(answer: PictureAnswer, { resolve, reject }: Wait): void {
  if ("fault" in answer) reject(new Error(answer.fault));
  else resolve("bytes" in answer ? answer.bytes : null);
}
