const CHUNK_BYTES = 1 << 18;

/** Texts of cards as bytes in a few large buffers: no object and no second encoding per property. */
export type CardStore = {
  chunks: Buffer[];
  /** The start of the next text in the last chunk. */
  end: number;
  chunkOf: Uint16Array;
  startOf: Uint32Array;
  lengthOf: Uint32Array;
  /** Bytes of texts that were replaced. */
  wasted: number;
};

export function emptyCardStore(capacity: number): CardStore {
  return {
    chunks: [],
    end: CHUNK_BYTES,
    chunkOf: new Uint16Array(capacity),
    startOf: new Uint32Array(capacity),
    lengthOf: new Uint32Array(capacity),
    wasted: 0,
  };
}

/** The maximum number of bytes of a UTF-16 unit. */
const MAX_BYTES_OF_UNIT = 3;

/** Stores the text of a position; an earlier text becomes waste. */
export function putCard(store: CardStore, position: number, text: string): void {
  const chunk = chunkFor(store, text.length * MAX_BYTES_OF_UNIT);
  store.wasted += store.lengthOf[position] as number;
  store.chunkOf[position] = store.chunks.length - 1;
  store.startOf[position] = store.end;
  const length = chunk.write(text, store.end);
  store.lengthOf[position] = length;
  store.end += length;
}

export function dropCard(store: CardStore, position: number): void {
  store.wasted += store.lengthOf[position] as number;
  store.lengthOf[position] = 0;
}

/** Whether a position has a text; no text is empty. */
export function hasCard(store: CardStore, position: number): boolean {
  return store.lengthOf[position] !== 0;
}

function chunkFor(store: CardStore, length: number): Buffer {
  const last = store.chunks.at(-1);
  if (last && store.end + length <= last.length) return last;
  const chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, length));
  store.chunks.push(chunk);
  store.end = 0;
  return chunk;
}

export function cardBytes(store: CardStore, position: number): Buffer {
  const start = store.startOf[position] as number;
  const chunk = store.chunks[store.chunkOf[position] as number] as Buffer;
  return chunk.subarray(start, start + (store.lengthOf[position] as number));
}

export function sizeOfCards({ chunks, chunkOf, startOf, lengthOf }: CardStore): number {
  return (
    chunks.reduce((sum, chunk) => sum + chunk.length, 0) + chunkOf.byteLength + startOf.byteLength + lengthOf.byteLength
  );
}
