import { row } from "./setting-row.ts";
import { port } from "./setting-values.ts";

/** Where the sandbox listens. */
export const sandboxRows = {
  sandboxPort: row(
    "SANDBOX_PORT",
    "3002",
    port,
    "Port of the sandbox, which plays all outside services",
    "refused in production",
  ),
  sandboxMailPort: row(
    "SANDBOX_MAIL_PORT",
    null,
    port,
    "Port of the sandbox's SMTP server; without it the one after SANDBOX_PORT",
    "refused in production",
  ),
};
