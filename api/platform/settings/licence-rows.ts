import { row } from "./setting-row.ts";
import { httpUrl, text } from "./setting-values.ts";

/** The sandbox accepts this key. */
export const DEMO_LICENCE_KEY = "mabeet-demo-licence";

/** The register of permits of homes. */
export const licenceRows = {
  licenceUrl: row(
    "LICENCE_URL",
    null,
    httpUrl,
    "Base URL of the register of licences of homes. Without it production checks how a number is written, and elsewhere the sandbox plays it",
  ),
  licenceKey: row("LICENCE_KEY", null, text, "API key for LICENCE_URL; only the server uses it", "LICENCE_URL"),
};
