/** Above this size a sort of all keys is no slower than a heap. */
const MAX_HEAP = 1_024;

/**
 * The `wanted` smallest of the first `count` keys, in order. The bounded heap has its largest key on top, so one
 * comparison rejects most keys.
 */
export function smallestKeys(keys: Float64Array, count: number, wanted: number): Float64Array {
  if (wanted > MAX_HEAP || wanted >= count) return keys.slice(0, count).sort().subarray(0, wanted);
  const heap = keys.slice(0, wanted);
  for (let parent = (wanted >>> 1) - 1; parent >= 0; parent--) sink(heap, parent, heap[parent] as number);
  let largest = heap[0] as number;
  for (let at = wanted; at < count; at++) {
    const key = keys[at] as number;
    if (key >= largest) continue;
    sink(heap, 0, key);
    largest = heap[0] as number;
  }
  return heap.sort();
}

/** Places a key at `at` or below, so that no parent is smaller than its children. */
function sink(heap: Float64Array, at: number, key: number): void {
  let parent = at;
  for (let child = 2 * parent + 1; child < heap.length; child = 2 * parent + 1) {
    if (child + 1 < heap.length && (heap[child + 1] as number) > (heap[child] as number)) child++;
    if ((heap[child] as number) <= key) break;
    heap[parent] = heap[child] as number;
    parent = child;
  }
  heap[parent] = key;
}
