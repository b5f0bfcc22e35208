const CHUNK_BYTES = 1 << 20;

let chunk = Buffer.alloc(0);
let used = 0;

/**
 * A buffer for one answer, cut from a large chunk that is freed when the last answer in it has been sent. Dozens of
 * answers share one allocation: an allocation each would cost the garbage collector more time than the search.
 */
export function allocateAnswer(length: number): Buffer {
  if (used + length > chunk.length) {
    chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, length));
    used = 0;
  }
  used += length;
  return chunk.subarray(used - length, used);
}
