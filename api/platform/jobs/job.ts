import type { Tx } from "#api/platform/database/database.ts";

/** Does a part of the work in one transaction and returns whether more is waiting. */
export type Batch = (tx: Tx) => Promise<boolean>;

/** A row of the job table in `api/jobs.ts`. The names of jobs are unique: locks and leases carry them. */
export type Job = { name: string; everyMs: number } & (
  | {
      /** One process at a time, for the length of each transaction. */
      exclusive: "transaction-lock";
      run: Batch;
    }
  | {
      /** One process in each interval. `run` calls partners or takes long, so it holds no transaction. */
      exclusive: "lease";
      run: () => Promise<void>;
    }
  | {
      /** Every process: `run` leases the rows that it takes. It returns whether more may be waiting. */
      exclusive: "none";
      run: () => Promise<boolean>;
    }
);
