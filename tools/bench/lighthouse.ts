import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";

const flags = ["--headless", ...CHROMIUM_FLAGS].join(" ");

type Report = {
  runtimeError?: unknown;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string }>;
};
export type Scores = {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Audits that cost points. */
  weak: string[];
};

/** A page, and the cookies of its guest. */
export type Looked = { url: string; cookie: string | null };

/** One Lighthouse run of the mobile preset. A run that the browser broke is repeated, three times at most. */
export async function lighthouse(looked: Looked, chromium: string, attempts = 3): Promise<Scores> {
  const { url, cookie } = looked;
  const folder = await mkdtemp(join(tmpdir(), "mabeet-lighthouse-"));
  const file = join(folder, "report.json");
  try {
    const args = ["--output=json", `--output-path=${file}`, "--quiet", `--chrome-flags=${flags}`];
    if (cookie) args.push(`--extra-headers=${JSON.stringify({ Cookie: cookie })}`);
    const env = { ...process.env, CHROME_PATH: chromium };
    const child = spawn(process.execPath, ["node_modules/lighthouse/cli/index.js", url, ...args], {
      env,
      stdio: "ignore",
    });
    await once(child, "exit");
    const report = JSON.parse(await readFile(file, "utf8")) as Report;
    if (!report.runtimeError) return scoresOf(report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  if (attempts <= 1) throw new Error(`Lighthouse could not look at ${url}`);
  return lighthouse(looked, chromium, attempts - 1);
}

function scoresOf({ categories, audits }: Report): Scores {
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best-practices": points("best-practices"),
    seo: points("seo"),
    lcpMs: Math.round(figure("largest-contentful-paint")),
    cls: Math.round(figure("cumulative-layout-shift") * 1000) / 1000,
    tbtMs: Math.round(figure("total-blocking-time")),
    weak: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === "binary")
      .map(({ title }) => title),
  };
}
