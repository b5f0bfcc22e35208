import { Gauge, Histogram, type Registry } from "prom-client";
import type { PictureFiles } from "./picture-files.ts";
import type { RenderPool } from "./render-pool.ts";

type Watched = { files: PictureFiles; pool: RenderPool };
type Outcome = "cached" | "drawn" | "missing" | "refused" | "failed";

/** Measures answer times by outcome, the length of the queue and the size of the folder. */
export function watchPictures(registry: Registry, { files, pool }: Watched): (outcome: Outcome, s: number) => void {
  const seconds = new Histogram({
    name: "picture_seconds",
    help: "Time to answer a request for a picture, by outcome",
    labelNames: ["outcome"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  });
  gauge(registry, "picture_queue", "Pictures waiting to be drawn", pool.waiting);
  gauge(registry, "picture_folder_bytes", "Size of the stored pictures", files.bytes);
  return (outcome, s) => seconds.observe({ outcome }, s);
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
