/** Errors whose message is already a sentence for the user. */
const PLAIN = new Set(["StartError", "LaunchError", "DatabaseError", "SettingsError"]);

type Failure = NodeJS.ErrnoException & { port?: number; address?: string };

const WRITE = "Start from a folder that this user can write to";
const sentences: Record<string, (failure: Failure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program: stop it, or choose another port (${settingOf(port)}).`,
  EADDRNOTAVAIL: ({ address }) => `HOST=${address} is not an address of this machine: use 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: () => "HOST is not an address of this machine: use 127.0.0.1 or 0.0.0.0.",
  ENOSPC: ({ path }) => `The disk${under(path)} is full: free some space, or set DATA_DIR to a folder on another disk.`,
  EROFS: ({ path }) => `The disk${under(path)} is read-only. ${WRITE}, and set DATA_DIR to a writable folder.`,
  EACCES: (failure) => (failure.syscall === "listen" ? closedPort(failure) : closedFolder(failure)),
  EPERM: (failure) => closedFolder(failure),
};

/** One sentence about a failed start. Only LOG_LEVEL=debug and trace add the stack trace. */
export function explainError(error: unknown, logLevel = "info"): string {
  const failure = error as Failure;
  const known = sentences[failure?.code ?? ""];
  const sentence = PLAIN.has(failure?.name)
    ? failure.message
    : (known?.(failure) ?? `Mabeet could not start: ${firstLine(failure)}. LOG_LEVEL=debug shows the stack trace.`);
  return /^(debug|trace)$/.test(logLevel) ? `${sentence}\n${failure?.stack ?? ""}` : sentence;
}

function settingOf(port: number | undefined): string {
  const { PORT = "3000", INTERNAL_PORT = "3001", SANDBOX_PORT = "3002" } = process.env;
  const names = { [SANDBOX_PORT]: "SANDBOX_PORT", [INTERNAL_PORT]: "INTERNAL_PORT", [PORT]: "PORT" };
  const name = names[String(port)] ?? "SANDBOX_MAIL_PORT";
  return `${name}=${(port ?? 3000) + 100} npm start`;
}

function closedPort({ port }: Failure): string {
  return `This user cannot open port ${port}: choose a port above 1023 (PORT=3000 npm start).`;
}

function closedFolder({ path }: Failure): string {
  return `This user cannot write${path ? ` to ${path}` : " here"}. ${WRITE}, or set DATA_DIR to such a folder.`;
}

function under(path: string | undefined): string {
  return path ? ` under ${path}` : "";
}

function firstLine(failure: unknown): string {
  const text = failure instanceof Error ? failure.message : String(failure);
  return (text.split("\n")[0] ?? "").replace(/\.$/, "");
}
