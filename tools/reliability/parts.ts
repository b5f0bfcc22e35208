import { kills } from "./kills.ts";
import type { Part } from "./part.ts";
import { races } from "./races.ts";
import { throughput } from "./throughput.ts";

/** What `npm run bench:reliability` tries, in this order. */
export const parts: readonly Part[] = [races, kills, throughput];
