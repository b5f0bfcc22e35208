import sharp from "sharp";
import type { PictureAnswer, PictureJob } from "#api/picture/picture-job.ts";
import { renderPicture } from "./render-picture.ts";

// One core for each renderer, whatever libvips would take; nothing is drawn twice, so nothing need be remembered.
sharp.concurrency(1);
sharp.cache(false);

// A terminal tells everybody to stop; we stay until the product has handed out what guests wait for.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit(0));

process.on("message", async (job: PictureJob) => {
  process.send?.(await answerOf(job));
});

async function answerOf(job: PictureJob): Promise<PictureAnswer> {
  try {
    const bytes = await renderPicture(job);
    return bytes ? { bytes } : { missing: true };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
