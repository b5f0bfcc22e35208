import { pathToFileURL } from "node:url";
import type { EntryContext, ServerBuild } from "react-router";
import { type BuiltFiles, builtScripts, handlerOf } from "#server/pages/built-pages.ts";
import type { AnswerPage } from "#server/pages/pages.ts";

type RenderPage = (request: Request, status: number, headers: Headers, router: EntryContext, context: never) => unknown;
type PagesEntry = {
  default: RenderPage;
  renderTree: (router: EntryContext, url: string, nonce: string) => Promise<{ html: Buffer; isBroken: boolean }>;
};

export type RecordingBuild = {
  answer: AnswerPage;
  /** Renders the last page again from its data: only React's work, without routing, loading and serialising. */
  renderAgain: () => Promise<Buffer>;
};

/** The built pages. The build stores the data of the last page. */
export async function recordingBuild(files: BuiltFiles): Promise<RecordingBuild> {
  const build = (await import(pathToFileURL(files.build).href)) as ServerBuild;
  const entry = build.entry.module as unknown as PagesEntry;
  let last: { router: EntryContext; url: string } | null = null;
  const watch: RenderPage = (request, status, headers, router, context) => {
    last = { router, url: request.url };
    return entry.default(request, status, headers, router, context);
  };
  const module = { ...entry, default: watch } as unknown as ServerBuild["entry"]["module"];
  const scriptFiles = await builtScripts(files.manifest);
  return {
    answer: handlerOf({ ...build, entry: { ...build.entry, module } }, "production", scriptFiles),
    renderAgain: async () => {
      if (!last) throw new Error("No page was requested yet.");
      const { serverHandoffStream: _, ...router } = last.router;
      const { html, isBroken } = await entry.renderTree({ ...router, renderMeta: {} }, last.url, "bench");
      if (isBroken) throw new Error("React could not render the page again.");
      return html;
    },
  };
}
