import { CAMERA_SIZE } from "./camera-photo.ts";
import { drawPhotos } from "./draw-photos.ts";

// `node tools/catalogue/write-photos.ts <folder>`: draws the photographs of an example catalogue.
await drawPhotos(process.argv[2] ?? "docs/examples/catalogue", { ...CAMERA_SIZE, perHome: 10 });
