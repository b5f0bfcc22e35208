import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** `template` is the name of a file in `templates`; `data` reaches it as JSON and is never markup. */
export type PdfRequest = { id: number; template: string; data: unknown; issuedAt: number };
export type PdfAnswer = { id: number; pdf: Uint8Array | null; error: string | null };

const templates = join(import.meta.dirname, "../templates");
const fonts = join(import.meta.dirname, "../fonts");
/** Compilations after which an unused memoized result is dropped. */
const MAX_CACHE_AGE = 10;

const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [fonts] }] });

parentPort?.on("message", ({ id, template, data, issuedAt }: PdfRequest) => {
  try {
    compiler.mapShadow(join(templates, "data.json"), Buffer.from(JSON.stringify(data)));
    const main = { mainFilePath: join(templates, `${template}.typ`) };
    const pdf = Uint8Array.from(compiler.pdf(main, { creationTimestamp: Math.floor(issuedAt / 1_000) }));
    compiler.evictCache(MAX_CACHE_AGE);
    parentPort?.postMessage({ id, pdf, error: null } satisfies PdfAnswer, [pdf.buffer]);
  } catch (failure) {
    parentPort?.postMessage({ id, pdf: null, error: String(failure) } satisfies PdfAnswer);
  }
});
