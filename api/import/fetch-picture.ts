import { fetchOutside, type OutsideOptions } from "#api/platform/http-client/outside-fetch.ts";
import { type OutsideReason, OutsideRefused } from "#api/platform/http-client/outside-refused.ts";
import type { PhotoKind } from "#domain/picture/photo-limits.ts";

/** The bytes behind an address, or why there are none, in words. */
type FetchedPicture = { bytes: Buffer } | { refused: string } | "too-large";
export type FetchPicture = (url: string, kind: PhotoKind) => Promise<FetchedPicture>;

const TIMEOUT_MS = 30_000;

const address = "an address on the public internet that begins with https";
const words: Record<OutsideReason, string> = {
  malformed: address,
  scheme: address,
  credentials: "an address without a name and a password",
  port: "an address without a port",
  host: address,
  address,
  unresolved: "an address of a host that exists",
  unreachable: "an address that answers",
  timeout: `an address that sends the whole picture within ${TIMEOUT_MS / 1_000} seconds`,
  redirects: "an address that leads to the picture in at most three steps",
  encoding: "an address that sends a picture as it is",
  "too-large": "a smaller file",
  broken: "an address that sends the whole picture",
};

/** Fetches pictures that a file names by address. Nothing on this machine or in its network is reached. */
export function pictureFetcher(
  maxBytes: Record<PhotoKind, number>,
  more: Pick<OutsideOptions, "sandboxOrigin"> = {},
): FetchPicture {
  return async (url, kind) => {
    try {
      const limits = { maxBytes: maxBytes[kind], timeoutMs: TIMEOUT_MS, headers: { accept: "image/*" } };
      const { status, body } = await fetchOutside(url, { ...limits, ...more });
      return status === 200 ? { bytes: body } : { refused: `an address that sends a picture (it answered ${status})` };
    } catch (error) {
      if (!(error instanceof OutsideRefused)) throw error;
      return error.reason === "too-large" ? "too-large" : { refused: words[error.reason] };
    }
  };
}
