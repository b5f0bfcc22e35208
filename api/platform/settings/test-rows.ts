import { z } from "zod";
import { row } from "./setting-row.ts";
import { number, oneOf } from "./setting-values.ts";

/** Clock, fault injection and sample pictures; refused outside tests. */
export const testRows = {
  clockOffsetMs: row(
    "CLOCK_OFFSET_MS",
    "0",
    number(-4e12, 4e12),
    "Offset of the product's clock in milliseconds",
    "only with APP_ENV=test",
  ),
  fault: row(
    "FAULT",
    "",
    z.string().regex(/^(|seed:\d{1,9}|[A-Za-z0-9-]{1,40}:\d{1,6})$/, "must look like K13:2 or seed:123"),
    "Ends the process at the n-th pass of a named fault point",
    "only with APP_ENV=test",
  ),
  samplePictures: row(
    "SAMPLE_PICTURES",
    "no",
    oneOf("no", "yes"),
    "Answers requests for property pictures with one small sample per format; the largest width is still drawn",
    "only with APP_ENV=test",
  ),
  timeScale: row(
    "TIME_SCALE",
    "1",
    number(0.001, 1, false),
    "Factor that shortens waiting times between calls to outside services",
    "only with APP_ENV=test",
  ),
  timeoutScale: row(
    "TIMEOUT_SCALE",
    "1",
    number(0.001, 1, false),
    "Factor that shortens how long outside services may take to answer, for tests of silent ones",
    "only with APP_ENV=test",
  ),
};
