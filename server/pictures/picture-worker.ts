import sharp from "sharp";
import type { PictureAnswer, PictureJob } from "#api/picture/picture-job.ts";
import { renderPicture } from "./render-picture.ts";

// Each worker uses one core. No picture is drawn twice, so a cache would not help.
sharp.concurrency(1);
sharp.cache(false);

// A terminal sends its signals to the whole process group; the worker runs until its parent disconnects.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit(0));

process.on("message", async (job: PictureJob) => {
  process.send?.(await answerOf(job));
});

async function answerOf(job: PictureJob): Promise<PictureAnswer> {
  try {
    return { result: await renderPicture(job) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
