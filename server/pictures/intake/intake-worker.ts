import sharp from "sharp";
import type { IntakeJob, IntakeResult } from "#api/photo/photo-intake.ts";
import type { RendererAnswer } from "#api/picture/picture-job.ts";
import { readPhoto } from "./read-photo.ts";

// This process reads files of others: of all formats that the library knows, these are the ones that we accept.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
sharp.concurrency(1);
sharp.cache(false);

/** A file that makes the library take more memory ends this process, and is refused. */
const MAX_MEMORY = 1_500 * 1024 * 1024;
const MEMORY_INTERVAL_MS = 100;

setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY) process.exit(1);
}, MEMORY_INTERVAL_MS).unref();

// A terminal sends its signals to the whole process group; the worker runs until its parent disconnects.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit(0));

process.on("message", async (job: IntakeJob) => {
  process.send?.({ result: await readPhoto(job) } satisfies RendererAnswer<IntakeResult>);
});
