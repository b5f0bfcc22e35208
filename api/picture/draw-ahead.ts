import type { Log } from "#api/platform/http/log.ts";
import type { PictureAhead, PictureStore } from "./picture-store.ts";

type Deps = { log: Log; pictures: PictureStore };
type Options = { signal: AbortSignal; atOnce: number };

/** Draws pictures before anybody requests them. Returns how many files it wrote. */
export async function drawAhead(
  { log, pictures }: Deps,
  wanted: Iterable<PictureAhead> | AsyncIterable<PictureAhead>,
  { signal, atOnce }: Options,
): Promise<number> {
  const list = asyncIterator(wanted);
  let files = 0;
  const drawNext = async (): Promise<void> => {
    while (!signal.aborted) {
      const { done, value } = await list.next();
      if (done) return;
      // A picture that fails does not stop the others; a request for it will get the error.
      files += await pictures.drawAhead(value, { signal }).catch((err: unknown) => {
        if (!signal.aborted) log.warn({ err }, "picture not drawn ahead");
        return 0;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
  return files;
}

async function* asyncIterator<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items;
}
