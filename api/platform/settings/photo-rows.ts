import { row } from "./setting-row.ts";
import { httpUrl, number, oneOf, text } from "./setting-values.ts";

/** The sandbox accepts this secret. */
export const DEMO_S3_SECRET = "only-for-demo-and-test-s3";

const NEEDED_BY = "PHOTO_STORE=s3";

/** Photographs of homes. */
export const photoRows = {
  photoStore: row(
    "PHOTO_STORE",
    "disk",
    oneOf("disk", "s3"),
    "Where photographs are stored: `disk` is the folder `photo` of DATA_DIR, `s3` a store that speaks the protocol of S3. Servers on several machines need `s3`",
  ),
  s3Url: row("S3_URL", null, httpUrl, "URL of the store without the bucket", NEEDED_BY),
  s3Bucket: row("S3_BUCKET", null, text, "Bucket of the photographs", NEEDED_BY),
  s3Region: row("S3_REGION", "auto", text, "Region of the bucket", NEEDED_BY),
  s3Key: row("S3_KEY", null, text, "Id of our key at the store", NEEDED_BY),
  s3Secret: row("S3_SECRET", null, text, "Secret of our key at the store; only the server uses it", NEEDED_BY),
  uploadMb: row("UPLOAD_MB", "25", number(1, 100), "How large the file of a photograph may be"),
  panoramaMb: row("PANORAMA_MB", "40", number(1, 100), "How large the file of a panorama may be"),
};
