import { Counter, Gauge, type Registry } from "prom-client";
import type { PageSource } from "./page-cache.ts";

/** Measures how many pages are in the thread that renders; the returned function counts a page by its source. */
export function watchPages(registry: Registry, openPages: () => number): (source: PageSource) => void {
  const pages = new Counter({
    name: "pages_total",
    help: "Pages and data requests of the router by where they came from",
    labelNames: ["source"],
    registers: [registry],
  });
  new Gauge({
    name: "pages_rendering",
    help: "Pages and data requests that wait for the render thread or are in it",
    registers: [registry],
    collect() {
      this.set(openPages());
    },
  });
  return (source) => pages.inc({ source });
}
