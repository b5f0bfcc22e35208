import type { PictureJob } from "#api/picture/picture-job.ts";
import type { RenderPool } from "#api/picture/render-pool.ts";
import { pictureWidths } from "#domain/picture/picture-sizes.ts";

/** The gallery shows the largest width; that one is always drawn. */
const sampledWidths: ReadonlySet<number> = new Set(pictureWidths.slice(0, -1));

/**
 * For browser tests: draws one property picture per width and format and answers every later job of that size with it.
 * Large pictures, panoramas, campaigns and pictures for other sites are drawn as always.
 */
export function samplePictures(pool: RenderPool): RenderPool {
  const drawn = new Map<string, Promise<Uint8Array | null>>();
  return {
    ...pool,
    render: (job, options) => {
      if (!isSampled(job)) return pool.render(job, options);
      const size = `${job.width}.${job.format}`;
      // The sample serves later jobs too, so it is drawn even when the first client disconnects.
      const sample = drawn.get(size) ?? pool.render(job, { owner: options.owner });
      drawn.set(size, sample);
      sample.catch(() => drawn.delete(size));
      return sample;
    },
  };
}

function isSampled({ facts, width }: PictureJob): boolean {
  return facts !== null && sampledWidths.has(width);
}
