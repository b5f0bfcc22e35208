import type { PictureJob } from "#api/picture/picture-job.ts";
import type { RenderPool } from "#api/picture/render-pool.ts";
import { pictureWidths } from "#domain/picture/picture-sizes.ts";

const [SMALLEST, ...others] = pictureWidths;
/** The gallery shows the largest width; that one is always drawn. */
const sampledWidths: ReadonlySet<number> = new Set([SMALLEST, ...others.slice(0, -1)]);

/**
 * For browser tests: draws one small property picture per format and answers every later job with it, also those for a
 * larger width, because browsers decode it faster. Pictures of the largest width, panoramas, campaigns and pictures for
 * other sites are drawn as always.
 */
export function samplePictures(pool: RenderPool): RenderPool {
  const drawn = new Map<string, Promise<Uint8Array[] | null>>();
  return {
    ...pool,
    render: (job, options) => {
      if (!isSampled(job)) return pool.render(job, options);
      // The sample serves later jobs too, so it is drawn even when the first client disconnects.
      const sample = drawn.get(job.format) ?? pool.render({ ...job, widths: [SMALLEST] }, { owner: options.owner });
      drawn.set(job.format, sample);
      sample.catch(() => drawn.delete(job.format));
      return sample;
    },
  };
}

function isSampled({ facts, widths }: PictureJob): boolean {
  return facts !== null && widths.every((width) => sampledWidths.has(width));
}
