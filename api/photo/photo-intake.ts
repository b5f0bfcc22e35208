import type { PhotoKind } from "#domain/picture/photo-limits.ts";
import type { Focus } from "#domain/picture/property-photo.ts";

/** A file that somebody sent. */
export type IntakeJob = { bytes: Uint8Array; kind: PhotoKind };

/** What is stored of a file: the picture upright, in a usual size, without anything else that the file contained. */
export type IntakePhoto = {
  bytes: Uint8Array;
  sha256: string;
  width: number;
  height: number;
  gradient: string;
  focus: Focus;
  /** Signed, as PostgreSQL stores 64 bits. */
  dhash: bigint;
};

/** Codes of the catalogue: no picture that we read, too small, already there, too large. */
export const photoRefusals = { unreadable: 9411, tooSmall: 9412, duplicate: 9413, tooLarge: 9414 } as const;
export type PhotoRefusal = {
  refused: (typeof photoRefusals)[keyof typeof photoRefusals];
  details: Record<string, number | string>;
};

export type IntakeResult = IntakePhoto | PhotoRefusal;

/** Reads a picture in another process. */
export type PhotoIntake = (job: IntakeJob, owner: string) => Promise<IntakeResult>;
