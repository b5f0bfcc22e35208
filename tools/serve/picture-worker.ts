import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import type { PictureAnswer, PictureJob } from "#api/picture/picture-job.ts";
import { renderPicture } from "#tools/art/render-picture.ts";

// One core for each renderer, whatever libvips would take; nothing is drawn twice, so nothing need be remembered.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on("message", async (job: PictureJob) => {
  parentPort?.postMessage(await answerOf(job));
});

async function answerOf(job: PictureJob): Promise<PictureAnswer> {
  try {
    const bytes = await renderPicture(job);
    return bytes ? { bytes } : { missing: true };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
