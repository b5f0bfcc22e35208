import { execFileSync, spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { ROOT } from "#server/root.ts";
import { START } from "./release-process.ts";

const IMAGE = "mabeet-test";
const hasBuildah = spawnSync("buildah", ["--version"]).status === 0;

test("the image builds, runs as its own user, and names the settings that it lacks", { timeout: 1_200_000 }, () => {
  if (!hasBuildah) return console.log("The image is not built: buildah is not installed on this machine.");
  const buildah = (...args: string[]) => execFileSync("buildah", args, { cwd: ROOT, encoding: "utf8" }).trim();
  buildah("build", "--format", "docker", "--file", "deploy/Containerfile", "--tag", IMAGE, ".");
  const container = buildah("from", IMAGE);
  try {
    expect(buildah("run", container, "--", "id", "-u")).toBe("10001");
    const changed = spawnSync("buildah", ["run", container, "--", "touch", "/app/package.json"]);
    expect(changed.status).not.toBe(0);
    const start = ["node", ...START];
    const started = spawnSync("buildah", ["run", container, "--", ...start], { encoding: "utf8" });
    expect([started.status, started.stderr]).toEqual([1, expect.stringContaining("DATABASE_URL is missing")]);
  } finally {
    buildah("rm", container);
  }
});
