import { expect, test } from "vitest";
import { explainError } from "./explain-error.ts";
import { StartError } from "./start-error.ts";

const failure = (code: string, more: object = {}) => Object.assign(new Error(`${code}: at fault`), { code, ...more });

test.each([
  [failure("EADDRINUSE", { port: 3000 }), "Port 3000 is in use", "PORT=3100"],
  [failure("EACCES", { syscall: "listen", port: 80 }), "cannot open port 80", "above 1023"],
  [failure("EADDRNOTAVAIL", { address: "10.0.0.9" }), "HOST=10.0.0.9", "127.0.0.1"],
  [failure("EACCES", { path: "/srv/.data" }), "cannot write to /srv/.data", "DATA_DIR"],
  [failure("EROFS", { path: "/srv" }), "read-only", "DATA_DIR"],
  [failure("ENOSPC", {}), "is full", "DATA_DIR"],
  [new StartError("The lamp is off: switch it on."), "The lamp is off", "switch it on"],
  [new Error("something odd\nsecond line"), "could not start: something odd.", "LOG_LEVEL=debug"],
])("%s is explained in one sentence with its remedy", (error, reason, remedy) => {
  const sentence = explainError(error);
  expect(sentence).toContain(reason);
  expect(sentence).toContain(remedy);
  expect(sentence).not.toContain("\n");
});

test("only LOG_LEVEL=debug shows the stack trace", () => {
  expect(explainError(new Error("odd"), "debug")).toContain("explain-error.test.ts");
});
