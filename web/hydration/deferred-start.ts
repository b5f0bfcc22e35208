import type { ScriptFiles } from "#web/lib/request/visit.ts";
import { holdEarlyPresses } from "./early-press.ts";
import { needsHydration } from "./needs-hydration.ts";
import { INTERACTIONS } from "./wait-for-interaction.ts";

/** The chunk of React, see `server/build/chunk-groups.ts`. */
const REACT = /\/react-[^/]+$/;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const ENTRY = /<script([^>]*) type="module" async="">/;

export type StartFiles = {
  /** Runs on every page, touched or not. */
  firstModule: string | null;
  /** Fetched before the first touch and run with the other modules: the largest part, and it changes seldom. */
  react: string[];
  /** Everything else that the page hydrates with. */
  modules: string[];
  /** The events at which the page hydrates. */
  interactions: string[];
};

/** This function is inlined into the page as source text, so it uses nothing outside itself. */
export function start({ firstModule, react, modules, interactions }: StartFiles, needs: typeof needsHydration) {
  const nonce = (document.currentScript as HTMLScriptElement).nonce;
  let isStarted = false;
  function preload(href: string, fetchPriority = "auto") {
    const link = { rel: "modulepreload", href, nonce, fetchPriority };
    document.head.append(Object.assign(document.createElement("link"), link));
  }
  function addModule(content: { src: string } | { textContent: string }) {
    const script = Object.assign(document.createElement("script"), { type: "module", nonce, ...content });
    document.head.append(script);
    return script;
  }
  function loadModules() {
    if (isStarted) return;
    isStarted = true;
    for (const type of interactions) removeEventListener(type, loadModules, true);
    for (const href of [...react, ...modules]) preload(href);
    // A touch may come while the browser still reads the page, whose end names the modules.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", runModules);
    else runModules();
  }
  function runModules() {
    const textContent = document.querySelector('script[type="text/deferred"]')?.textContent ?? "";
    // Without its scripts the page follows a pressed link as plain HTML does.
    addModule({ textContent }).onerror = () => {
      const link = document.querySelector<HTMLAnchorElement>("a[data-early-click]");
      if (link) location.assign(link.href);
    };
  }
  function isIncomplete() {
    if (new URLSearchParams(location.search).has("modals") || document.querySelector("[data-hold]")) return true;
    return [...document.querySelectorAll<HTMLElement>("[data-hydrates]")].some((part) => {
      const { media } = JSON.parse(part.dataset.hydrates ?? "{}");
      return needs(part) || (media && matchMedia(media).matches);
    });
  }
  function afterLoad() {
    if (firstModule) addModule({ src: firstModule });
    if (isStarted || isIncomplete()) return loadModules();
    for (const href of react) preload(href, "low");
  }
  // The timeout lets the browser lay out the page first.
  addEventListener("load", () => setTimeout(afterLoad));
  for (const type of interactions) addEventListener(type, loadModules, true);
}

/**
 * Rewrites the HTML so that modules load at the first interaction; a page with a part that needs the browser
 * (`needsHydration`) loads them after the `load` event. Until then links and forms work as plain HTML. The last button
 * that was clicked before hydration is clicked again after it (`holdEarlyPresses`).
 */
export function deferStart(html: string, nonce: string, { firstModule, messages }: ScriptFiles): string {
  const preloaded = [...html.matchAll(PRELOAD)].map(([, file]) => file as string);
  const files: StartFiles = {
    firstModule,
    react: preloaded.filter((file) => REACT.test(file)),
    modules: [...preloaded.filter((file) => !REACT.test(file)), ...messages],
    interactions: [...INTERACTIONS, "scroll"],
  };
  const inline = `(${holdEarlyPresses})();(${start})(${JSON.stringify(files)},${needsHydration})`;
  const starter = `<script nonce="${nonce}">${inline}</script>`;
  const bare = html.replace(PRELOAD, "");
  if (!ENTRY.test(bare)) return html;
  return bare.replace(ENTRY, (_, attributes: string) => `${starter}<script${attributes} type="text/deferred">`);
}
