import { type Outcome, outcome, type Step } from "../steps/step.ts";
import { type NpmAnswer, runNpm } from "./npm-command.ts";

const AUDIT_MS = 30_000;
const SBOM_MS = 60_000;

type Vulnerability = { name: string; severity: string; via: (string | { title?: string })[] };

/** Vulnerabilities that we accept until a day; each is a decision. */
const accepted: readonly { name: string; until: string; why: string }[] = [];

/** Known vulnerabilities in production dependencies. The step passes with a note when the registry does not answer. */
export const vulnerabilityStep: Step = {
  name: "packages: vulnerabilities",
  run: async () => {
    const quick = ["--fetch-retries=0", `--fetch-timeout=${AUDIT_MS / 2}`];
    return auditOutcome(await runNpm(["audit", "--omit=dev", "--json", ...quick], AUDIT_MS), new Date());
  },
};

export function auditOutcome({ stdout }: NpmAnswer, today: Date): Outcome {
  const vulnerabilities = readVulnerabilities(stdout);
  if (!vulnerabilities) return { ...outcome(true, ""), note: "SKIPPED: the registry did not answer" };
  const isAccepted = (name: string) => accepted.some((one) => one.name === name && today < new Date(one.until));
  const severe = vulnerabilities.filter(
    ({ name, severity }) => /^(high|critical)$/.test(severity) && !isAccepted(name),
  );
  return outcome(severe.length === 0, severe.map(vulnerabilityText).join("\n"));
}

function readVulnerabilities(json: string): Vulnerability[] | null {
  try {
    const { vulnerabilities } = JSON.parse(json) as { vulnerabilities?: Record<string, Vulnerability> };
    return vulnerabilities ? Object.values(vulnerabilities) : null;
  } catch {
    return null;
  }
}

function vulnerabilityText({ name, severity, via }: Vulnerability): string {
  const titles = via.map((reason) => (typeof reason === "string" ? reason : (reason.title ?? "")));
  return `${name} (${severity}): ${titles.join("; ")}`;
}

/** npm can write the SBOM of the production dependencies. */
export const sbomStep: Step = {
  name: "packages: SBOM",
  run: async () => {
    const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"];
    return sbomOutcome(await runNpm(args, SBOM_MS));
  },
};

export function sbomOutcome({ code, stdout, stderr }: NpmAnswer): Outcome {
  const components = code === 0 ? ((JSON.parse(stdout) as { components?: unknown[] }).components ?? []) : [];
  if (components.length === 0) return outcome(false, stderr || "The SBOM is empty.");
  return { ...outcome(true, ""), note: `${components.length} components` };
}
