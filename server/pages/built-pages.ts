import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { Visit } from "#web/lib/request/visit.ts";
import { parsedAnswers } from "./page-calls.ts";
import type { AnswerPage, PageVisit } from "./pages.ts";
import { reusedAnswers } from "./reused-answers.ts";

type PagesModule = {
  pagesOf: (
    build: ServerBuild,
    mode: string,
  ) => (request: Request, visit: Visit) => Promise<{ response: Response; html: Uint8Array<ArrayBuffer> | null }>;
};
type FindScripts = Visit["scriptFiles"];

/** A page as it leaves the thread that rendered it. */
export type RenderedPage = { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> | null };
export type RenderPage = (request: Request, visit: PageVisit) => Promise<RenderedPage>;

/** The built pages, and the manifest that names the files of a module. */
export type BuiltFiles = { build: string; manifest: string };

export function builtFiles(buildDir: string): BuiltFiles {
  return { build: join(buildDir, "server/index.js"), manifest: join(buildDir, "client/.vite/manifest.json") };
}

/** The built pages. The bundle contains its own router, so the bundle also creates the handler. */
export async function builtPages(files: BuiltFiles): Promise<RenderPage> {
  const scriptFiles = await builtScripts(files.manifest);
  const build = (await import(pathToFileURL(files.build).href)) as ServerBuild;
  return rendererOf(build, "production", scriptFiles);
}

/** Answers in this thread. */
export function handlerOf(build: ServerBuild, mode: string, scriptFiles: FindScripts): AnswerPage {
  const render = rendererOf(build, mode, scriptFiles);
  return async (request, visit) => responseOf(await render(request, visit));
}

function rendererOf(build: ServerBuild, mode: string, scriptFiles: FindScripts): RenderPage {
  const answer = (build.entry.module as unknown as PagesModule).pagesOf(build, mode);
  const reuse = reusedAnswers();
  return async (request, visit) => {
    const known = { ...visit, scriptFiles, dispatch: parsedAnswers(reuse(visit)) };
    const { response, html } = await answer(request, known);
    const { status, headers, body } = response;
    return { status, headers: [...headers], body: html ?? (body && new Uint8Array(await response.arrayBuffer())) };
  };
}

export function responseOf({ status, headers, body }: RenderedPage): Response {
  return new Response(body?.length ? body : null, { status, headers });
}

/** The files of the first module and of the messages that every page of a language loads. */
export async function builtScripts(manifestFile: string): Promise<FindScripts> {
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Record<string, { file: string } | undefined>;
  const fileOf = (module: string) => {
    const built = manifest[module];
    return built ? `/${built.file}` : null;
  };
  return (language) => {
    const messages = fileOf(`domain/message/compiled/${language}.ts`);
    return { firstModule: fileOf("web/hydration/first-module.ts"), messages: messages ? [messages] : [] };
  };
}
