import { defineConfig } from "vitest/config";
import { compileMessages } from "#server/messages/compile.ts";
import { moveTestClock } from "#server/testing/test-clock.ts";

await compileMessages(import.meta.dirname);
await moveTestClock();

const postgres = "tools/test/start-test-postgres.ts";
const waitTimeout = "tools/test/wait-timeout.ts";
/** `expect.poll` waits as long as `vi.waitFor` does there. */
const expect = { poll: { timeout: 20_000 } };
const faults = ["**/*.fault.test.ts"];
const withDatabase = [
  "api/**/*.test.ts",
  "sandbox/**/*.test.ts",
  "{seed,server/postgres}/**/*.test.ts",
  "server/pages/{pages,page-freshness}.test.ts",
  "server/operator/*.test.ts",
  "server/pictures/{photographed-home,imported-photos}.test.ts",
];

const stayHere = {
  disableMainFrameNavigation: true,
  disableChildFrameNavigation: true,
  disableChildPageNavigation: true,
  disableFallbackToSetURL: true,
};

/** Kinds of tests: only those which speak to PostgreSQL pay for one, only screens for a browser's DOM; fault tests stop whole products and share nothing, so two files run at once. */
export default defineConfig({
  test: {
    maxWorkers: "100%",
    // A larger young generation saves a tenth of the CPU time: less garbage is copied.
    execArgv: ["--max-semi-space-size=64"],
    projects: [
      {
        test: {
          name: "rules",
          include: ["{domain,contract,art,server,tools}/**/*.test.ts", "web/**/*.test.ts"],
          exclude: [...withDatabase, ...faults],
          environment: "node",
          // A process, not a thread: some tests move the time zone.
          pool: "forks",
          isolate: false,
          setupFiles: [waitTimeout],
          expect,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "database",
          include: withDatabase,
          exclude: faults,
          environment: "node",
          pool: "forks",
          isolate: false,
          setupFiles: [waitTimeout, "api/testing/each-file.ts"],
          expect,
          globalSetup: [postgres],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["{api,sandbox,server,tools}/**/*.fault.test.ts"],
          environment: "node",
          pool: "forks",
          setupFiles: [waitTimeout, "api/testing/each-file.ts"],
          expect,
          globalSetup: [postgres],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "http",
          include: ["e2e/http/**/*.test.ts"],
          environment: "node",
          pool: "forks",
          isolate: false,
          setupFiles: [waitTimeout],
          expect,
          globalSetup: ["e2e/setup/start-product.ts"],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "screens",
          include: ["web/**/*.test.tsx"],
          environment: "happy-dom",
          // A pressed link or a sent form must not replace the window that the files of a worker share.
          environmentOptions: { happyDOM: { settings: { navigation: stayHere } } },
          pool: "forks",
          // React and its components take longer to load than most files take to run, so a worker loads them once.
          isolate: false,
          setupFiles: [waitTimeout, "web/ui/each-file-for-test.ts"],
          expect,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
