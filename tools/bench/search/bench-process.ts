import { type ChildProcess, fork } from "node:child_process";

/** A server of the bench in its own process; it answers messages one at a time. */
export type BenchProcess = {
  port: number;
  ask: <Answer>(message: object | string) => Promise<Answer>;
  /** CPU time in microseconds. */
  cpu: () => Promise<number>;
  leave: () => Promise<void>;
};

export async function startBenchProcess(script: URL, args: string[] = []): Promise<BenchProcess> {
  const child = fork(script, args, { execArgv: ["--expose-gc"] });
  const port = await nextResult<number>(child);
  const ask = <Answer>(message: object | string) => {
    child.send(message);
    return nextResult<Answer>(child);
  };
  return {
    port,
    ask,
    cpu: async () => {
      const { user, system } = await ask<NodeJS.CpuUsage>("cpu");
      return user + system;
    },
    leave: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.send("leave");
      }),
  };
}

function nextResult<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error("The server of the bench ended."));
    child.once("exit", end);
    child.once("message", (message: { result: Answer }) => {
      child.off("exit", end);
      resolve(message.result);
    });
  });
}
