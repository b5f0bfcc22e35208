import { setTimeout as pause } from "node:timers/promises";
import { S3mini } from "s3mini";
import type { PhotoStore, StoredObject } from "./photo-store.ts";

type S3Options = {
  /** Without the bucket. */
  url: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  timeScale?: number;
};

const TIMEOUT_MS = 20_000;
const PAGE = 1_000;
/** Before each further attempt, in ms: a store that is asked too often says so for a moment. */
const PAUSES = [200, 1_000, 3_000];

/** Pictures in a store that speaks the protocol of S3. */
export function s3Store({ url, bucket, region, key, secret, timeScale = 1 }: S3Options): PhotoStore {
  const bucketUrl = `${url.replace(/\/+$/, "")}/${bucket}`;
  const s3 = new S3mini({
    accessKeyId: key,
    secretAccessKey: secret,
    endpoint: bucketUrl,
    region,
    requestAbortTimeout: TIMEOUT_MS,
  });
  const retried = <Result>(call: () => Promise<Result>) => repeat(call, timeScale);
  const page = (prefix: string, max: number, token?: string) =>
    retried(async () => {
      const found = await s3.listObjectsPaged("/", prefix, max, token);
      if (!found) throw new Error(`The bucket ${bucket} does not exist.`);
      return found;
    });
  return {
    put: async (name, bytes) => {
      await retried(() => s3.putObject(name, Buffer.from(bytes), mediaTypeOf(name)));
    },
    get: async (name) => {
      const bytes = await retried(() => s3.getObjectArrayBuffer(name));
      return bytes && Buffer.from(bytes);
    },
    head: async (name) => {
      const { objects } = await page(name, 1);
      const [first] = (objects ?? []).map(storedObject);
      return first?.key === name ? first : null;
    },
    delete: async (name) => {
      await retried(() => s3.deleteObject(name));
    },
    async *list(prefix) {
      let token: string | undefined;
      do {
        const found = await page(prefix, PAGE, token);
        yield* (found.objects ?? []).map(storedObject);
        token = found.nextContinuationToken;
      } while (token);
    },
  };
}

/** The library passes the values of the answer on as text. */
function storedObject({ Key, Size, LastModified }: { Key: string; Size: number; LastModified: Date }): StoredObject {
  return { key: Key, size: Number(Size), changedAt: new Date(LastModified) };
}

function mediaTypeOf(name: string): string {
  return name.endsWith(".webp") ? "image/webp" : "text/plain";
}

async function repeat<Result>(call: () => Promise<Result>, timeScale: number): Promise<Result> {
  for (const wait of PAUSES) {
    const outcome = await call().then(
      (result) => ({ result }),
      () => null,
    );
    if (outcome) return outcome.result;
    await pause(wait * timeScale);
  }
  return call();
}
