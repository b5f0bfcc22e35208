import { spawn } from "node:child_process";
import { json } from "node:stream/consumers";
import { CHROMIUM_FLAGS } from "#tools/chromium.ts";

const flags = ["--headless", ...CHROMIUM_FLAGS].join(" ");

type Report = {
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
  /** Audits that cost points, to know where to look. */
  weak: string[];
};

/** One Lighthouse run of the mobile preset against a running page. */
export async function lighthouse(url: string, chromium: string): Promise<Scores> {
  const args = ["node_modules/lighthouse/cli/index.js", url, "--output=json", "--quiet", `--chrome-flags=${flags}`];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return scoresOf((await json(child.stdout)) as Report);
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
