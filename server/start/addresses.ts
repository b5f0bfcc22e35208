import type { Settings } from "#api/platform/settings/settings.ts";
import { localHostOf, type Site, sites } from "#domain/site/sites.ts";

const NAMES: Record<string, string> = {
  SA: "Saudi Arabia",
  AE: "United Arab Emirates",
  KW: "Kuwait",
  BH: "Bahrain",
  GLOBAL: "everywhere else",
};

/** What to open once everything runs: one address a site, then the pages for people who look behind the curtain. */
export function addresses({ appEnv, port, internalPort, sandboxPort }: Settings): string[] {
  const rows = sites.map((site) => [`http://${localHostOf(site)}:${port}/`, nameOf(site)] as const);
  const inside = [
    [`http://localhost:${internalPort}/docs/`, "the API, readable"],
    [`http://localhost:${sandboxPort}/inbox`, "every mail and SMS it sends"],
  ] as const;
  const shown = [...rows, ...inside.slice(0, appEnv === "production" ? 1 : 2)];
  const width = Math.max(...shown.map(([url]) => url.length));
  return shown.map(([url, name]) => `  ${url.padEnd(width)}  ${name}`);
}

function nameOf({ brand, countryCode }: Site): string {
  return `${brand === "mabeet" ? "Mabeet" : "Tajawal"}, ${NAMES[countryCode] ?? countryCode}`;
}
