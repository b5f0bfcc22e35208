const SLAB_BYTES = 1 << 20;

let slab = Buffer.alloc(0);
let used = 0;

/**
 * Bytes for one answer, cut from a large piece that goes when the last answer in it has been sent. One allocation for
 * dozens of answers: each of its own would cost the collector more than the search.
 */
export function answerBytes(length: number): Buffer {
  if (used + length > slab.length) {
    slab = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, length));
    used = 0;
  }
  used += length;
  return slab.subarray(used - length, used);
}
