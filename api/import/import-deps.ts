import type { LicenceRegister } from "#api/listing/licence-register.ts";
import type { Operator } from "#api/operator/operator.ts";
import type { takePhoto } from "#api/photo/take-photo.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import type { FetchPicture } from "./fetch-picture.ts";
import type { ImportProblem } from "./import-problem.ts";
import type { HomeResult } from "./store/decide-home.ts";
import type { Feed } from "./store/store-homes.ts";

/** What the report has of a home. */
export type ReportedHome = {
  externalId: string;
  row: number | null;
  result: HomeResult | "refused" | "paused";
  propertyId: number | null;
  /** In words: why it is not shown, what is wrong with it, or which stays are still to come. */
  notes: readonly string[];
};

export type ImportProgress = { done: number; total: number; perSecond: number; remainingS: number };

/** What an import calls, and what it reports while it runs. */
export type ImportDeps = {
  db: Db;
  operator: Operator;
  licences: LicenceRegister | null;
  takePhoto: (photo: {
    source: string | Buffer;
    kind: "photo" | "panorama";
    hostId: number;
    madeBy: string;
  }) => ReturnType<typeof takePhoto>;
  fetchPicture: FetchPicture;
  setFeeds: (tx: Tx, propertyId: number, feeds: readonly Feed[]) => Promise<boolean>;
  onProblem: (problem: ImportProblem) => void;
  onHome: (home: ReportedHome) => void;
  onProgress: (progress: ImportProgress) => void;
};
