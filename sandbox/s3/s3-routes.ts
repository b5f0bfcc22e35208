import type { Answer, PartnerRequest, Route } from "../route.ts";
import { s3Refusal } from "./s3-refusal.ts";
import { requireSignature } from "./signature.ts";

type StoredObject = { bytes: Buffer; changedAt: Date; type: string };

const BUCKET = /^\/s3\/[^/]+\/?$/;
const OBJECT = /^\/s3\/[^/]+\/.+$/;
const MAX_KEYS = 1_000;

/** By bucket and key. It is lost when the sandbox ends. */
const objects = new Map<string, StoredObject>();

/** A store that speaks the protocol of S3: put, get, delete and list. */
export const s3Routes: readonly Route[] = [
  { method: "GET", path: BUCKET, answer: signed(list) },
  { method: "PUT", path: OBJECT, reads: "bytes", answer: signed(put) },
  { method: "GET", path: OBJECT, answer: signed(get) },
  { method: "DELETE", path: OBJECT, answer: signed(remove) },
];

function signed(answer: (request: PartnerRequest) => Answer) {
  return (request: PartnerRequest): Answer => {
    requireSignature(request.request, request.url);
    if (request.fault === "slow-down") throw s3Refusal(503, "SlowDown");
    return answer(request);
  };
}

const nameOf = ({ url }: PartnerRequest) => decodeURIComponent(url.pathname.replace(/^\/s3\//, ""));

function put(partner: PartnerRequest): Answer {
  const type = partner.request.headers["content-type"] ?? "binary/octet-stream";
  objects.set(nameOf(partner), { bytes: partner.body as Buffer, changedAt: new Date(), type });
  return { bytes: Buffer.alloc(0), type: "application/xml", headers: { etag: '"0"' } };
}

function get(partner: PartnerRequest): Answer {
  const found = objects.get(nameOf(partner));
  if (!found) throw s3Refusal(404, "NoSuchKey");
  const { bytes, type } = found;
  return { bytes: partner.fault === "half-object" ? bytes.subarray(0, bytes.length / 2) : bytes, type };
}

function remove(partner: PartnerRequest): Answer {
  objects.delete(nameOf(partner));
  return { status: 204, bytes: Buffer.alloc(0), type: "application/xml" };
}

/** The keys in order, from the one after the continuation token. */
function list({ url }: PartnerRequest): Answer {
  const bucket = url.pathname.split("/")[2] ?? "";
  const [prefix, after] = ["prefix", "continuation-token"].map((name) => url.searchParams.get(name) ?? "");
  const max = Math.min(Number(url.searchParams.get("max-keys") ?? MAX_KEYS), MAX_KEYS);
  const found = [...objects]
    .filter(([name]) => name.startsWith(`${bucket}/${prefix}`))
    .map(([name, object]) => ({ key: name.slice(bucket.length + 1), ...object }))
    .filter(({ key }) => key > (after ?? ""))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const page = found.slice(0, max);
  const contents = page.map(
    ({ key, bytes, changedAt }) =>
      `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>"0"</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const isCut = found.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : "";
  const xml = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name><Prefix>${prefix}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${max}</MaxKeys><IsTruncated>${isCut}</IsTruncated>${contents.join("")}${next}</ListBucketResult>`;
  return { bytes: Buffer.from(xml), type: "application/xml" };
}
