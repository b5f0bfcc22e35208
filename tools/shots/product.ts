import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "#server/error/start-error.ts";
import { freePort } from "#server/postgres/free-port.ts";
import { startPostgres } from "#server/postgres/start-postgres.ts";
import { type Subject, stayToShow } from "./pages.ts";

const READY_WITHIN_MS = 180_000;

export type Product = { port: number; stop: () => Promise<void> };

/** The product that runs at BASE_URL, or a new one with a temporary data folder. */
export async function openProduct(env: NodeJS.ProcessEnv): Promise<Product> {
  if (env.BASE_URL) {
    const { port, protocol } = new URL(env.BASE_URL);
    return { port: Number(port || (protocol === "https:" ? 443 : 80)), stop: async () => {} };
  }
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "mabeet-shots-"));
  const ports = {
    PORT: port,
    INTERNAL_PORT: await freePort(),
    SANDBOX_PORT: await freePort(),
    SANDBOX_MAIL_PORT: await freePort(),
  };
  const child = spawn(process.execPath, ["server/start.ts"], {
    env: {
      LIMIT_PAGES: "100000",
      MAX_DELAY_MS: "0",
      ...env,
      DATA_DIR: dataDir,
      ...Object.fromEntries(Object.entries(ports).map(([key, value]) => [key, `${value}`])),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = once(child, "exit");
  const stop = async () => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.race([
      untilReady(port),
      gone.then(() => Promise.reject(new StartError("The product did not start."))),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.PRODUCT_DATABASE_URL = (await startPostgres({ dir: join(dataDir, "postgres") })).url;
  return { port, stop };
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await wait(250);
  }
  throw new StartError(`The product was not ready after ${READY_WITHIN_MS / 1000} seconds.`);
}

/** The city with the most properties, and a property in it with a 3D tour. */
export async function subjectOf(port: number): Promise<Subject> {
  const api = `http://127.0.0.1:${port}/api/accommodation/property`;
  const cities = (await (await fetch(`${api}/cities`)).json()) as { cityId: number; count: number }[];
  const cityId = cities.toSorted((a, b) => b.count - a.count)[0]?.cityId;
  const answer = await fetch(`${api}/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      searchCriteria: [{ lookupTypeId: 2, lookupId: [cityId] }],
      ...stayToShow(),
      is3DView: true,
    }),
  });
  const propertyId = ((await answer.json()) as { properties?: { id: number }[] }).properties?.[0]?.id;
  if (!cityId || !propertyId) throw new StartError("No city has properties; seed the catalogue first.");
  return { cityId, propertyId };
}
