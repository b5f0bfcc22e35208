import { type Bitset, listBits } from "../shard/bitset.ts";
import type { PropertyList } from "./stay-prices.ts";

/** Buffers that every search overwrites: searches within a process do not overlap. */
export const scratch = {
  prices: new Float64Array(0),
  positions: new Int32Array(0),
  /** A price for each position; the values are undefined at first. */
  net(capacity: number): Float64Array {
    if (this.prices.length < capacity) this.prices = new Float64Array(capacity);
    return this.prices;
  },
  list(set: Bitset): PropertyList {
    if (this.positions.length < set.length << 5) this.positions = new Int32Array(set.length << 5);
    return { set, positions: this.positions, count: listBits(set, this.positions) };
  },
};
