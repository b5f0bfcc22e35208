import { type NpmAnswer, runNpm } from "./npm-command.ts";
import { type Outcome, outcome, type Step } from "./step.ts";

const AUDIT_MS = 30_000;
const LIST_MS = 60_000;

type Hole = { name: string; severity: string; via: (string | { title?: string })[] };

/** A hole we know of and live with until that day; each is a decision. */
const accepted: readonly { name: string; until: string; why: string }[] = [];

/** Known holes in what we ship. A registry that does not answer makes nobody red, but it is said loudly. */
export const holesStep: Step = {
  name: "packages: known holes",
  run: async () => {
    const quick = ["--fetch-retries=0", `--fetch-timeout=${AUDIT_MS / 2}`];
    return judgeAudit(await runNpm(["audit", "--omit=dev", "--json", ...quick], AUDIT_MS), new Date());
  },
};

export function judgeAudit({ said }: NpmAnswer, today: Date): Outcome {
  const holes = readHoles(said);
  if (!holes) return { ...outcome(true, ""), note: "SKIPPED: the registry gave no list of holes" };
  const lived = accepted.filter(({ until }) => today < new Date(until)).map(({ name }) => name);
  const grave = holes.filter(({ name, severity }) => /^(high|critical)$/.test(severity) && !lived.includes(name));
  return outcome(grave.length === 0, grave.map(holeText).join("\n"));
}

function readHoles(said: string): Hole[] | null {
  try {
    const { vulnerabilities } = JSON.parse(said) as { vulnerabilities?: Record<string, Hole> };
    return vulnerabilities ? Object.values(vulnerabilities) : null;
  } catch {
    return null;
  }
}

function holeText({ name, severity, via }: Hole): string {
  const titles = via.map((reason) => (typeof reason === "string" ? reason : (reason.title ?? "")));
  return `${name} (${severity}): ${titles.join("; ")}`;
}

/** The list of everything we ship can be written, for whoever asks what is inside. */
export const listStep: Step = {
  name: "packages: list of parts",
  run: async () => {
    const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--omit=dev"];
    return judgeList(await runNpm(args, LIST_MS));
  },
};

export function judgeList({ code, said, complained }: NpmAnswer): Outcome {
  const parts = code === 0 ? ((JSON.parse(said) as { components?: unknown[] }).components ?? []) : [];
  if (parts.length === 0) return outcome(false, complained || "The list of parts is empty.");
  return { ...outcome(true, ""), note: `${parts.length} parts` };
}
