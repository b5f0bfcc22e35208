import { type Bitset, listBits } from "../shard/bitset.ts";
import type { HomeList } from "./stay-prices.ts";

/** Paper that every search writes over: within a process they do not overlap. */
export const desk = {
  prices: new Float64Array(0),
  homes: new Int32Array(0),
  /** A price for each home there is room for; what stands there is of no meaning. */
  net(room: number): Float64Array {
    if (this.prices.length < room) this.prices = new Float64Array(room);
    return this.prices;
  },
  list(set: Bitset): HomeList {
    if (this.homes.length < set.length << 5) this.homes = new Int32Array(set.length << 5);
    return { set, homes: this.homes, count: listBits(set, this.homes) };
  },
};
