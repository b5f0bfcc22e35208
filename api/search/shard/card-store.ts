const CHUNK_BYTES = 1 << 18;

/** Texts of cards as bytes in a few large buffers: no object, no second encoding per home. */
export type CardStore = {
  chunks: Buffer[];
  /** Where the next text goes in the last chunk. */
  end: number;
  chunkOf: Uint16Array;
  startOf: Uint32Array;
  lengthOf: Uint32Array;
  /** Bytes of texts that were replaced. */
  wasted: number;
};

export function emptyCardStore(homes: number): CardStore {
  return {
    chunks: [],
    end: CHUNK_BYTES,
    chunkOf: new Uint16Array(homes),
    startOf: new Uint32Array(homes),
    lengthOf: new Uint32Array(homes),
    wasted: 0,
  };
}

/** The most bytes a sign of a text can take. */
const BYTES_OF_SIGN = 3;

/** Keeps the text of a home; one it had before becomes waste. */
export function putCard(store: CardStore, home: number, text: string): void {
  const chunk = chunkFor(store, text.length * BYTES_OF_SIGN);
  store.wasted += store.lengthOf[home] as number;
  store.chunkOf[home] = store.chunks.length - 1;
  store.startOf[home] = store.end;
  const length = chunk.write(text, store.end);
  store.lengthOf[home] = length;
  store.end += length;
}

export function dropCard(store: CardStore, home: number): void {
  store.wasted += store.lengthOf[home] as number;
  store.lengthOf[home] = 0;
}

/** Whether a text is kept of a home; none of them is empty. */
export function hasCard(store: CardStore, home: number): boolean {
  return store.lengthOf[home] !== 0;
}

function chunkFor(store: CardStore, length: number): Buffer {
  const last = store.chunks.at(-1);
  if (last && store.end + length <= last.length) return last;
  const chunk = Buffer.allocUnsafeSlow(Math.max(CHUNK_BYTES, length));
  store.chunks.push(chunk);
  store.end = 0;
  return chunk;
}

export function cardBytes(store: CardStore, home: number): Buffer {
  const start = store.startOf[home] as number;
  const chunk = store.chunks[store.chunkOf[home] as number] as Buffer;
  return chunk.subarray(start, start + (store.lengthOf[home] as number));
}

export function sizeOfCards({ chunks, chunkOf, startOf, lengthOf }: CardStore): number {
  return (
    chunks.reduce((sum, chunk) => sum + chunk.length, 0) + chunkOf.byteLength + startOf.byteLength + lengthOf.byteLength
  );
}
