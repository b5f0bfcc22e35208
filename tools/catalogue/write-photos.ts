import { drawPhotos } from "./draw-photos.ts";

// `node tools/catalogue/write-photos.ts <folder>`: draws the photographs of an example catalogue.
await drawPhotos(process.argv[2] ?? "docs/examples/catalogue", { width: 1920, height: 1280, perHome: 10 });
