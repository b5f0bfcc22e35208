import type { ScriptFiles } from "#web/lib/request/visit.ts";
import { holdEarlyChoices } from "./early-choices.ts";
import { holdEarlyPresses } from "./early-press.ts";
import { earlySheet } from "./early-sheet.ts";
import { holdEarlySubmits } from "./early-submit.ts";
import { findAgain, isPending } from "./find-again.ts";
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
  function touch({ type }: Event) {
    loadModules();
    // A scroll alone does not hydrate the islands.
    if (type === "scroll") return;
    document.documentElement.dataset.touched = "yes";
    for (const each of interactions) removeEventListener(each, touch, true);
  }
  function loadModules() {
    if (isStarted) return;
    isStarted = true;
    for (const href of [...react, ...modules]) preload(href);
    // A touch may come while the browser still reads the page, whose end names the modules.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", runModules);
    else runModules();
  }
  function runModules() {
    const textContent = document.querySelector('script[type="text/deferred"]')?.textContent ?? "";
    // Without its scripts the page follows a pressed link and sends a held form as plain HTML does.
    addModule({ textContent }).onerror = () => {
      const link = document.querySelector<HTMLAnchorElement>("a[data-early-click]");
      if (link) location.assign(link.href);
      document.querySelector("[data-early-click]")?.closest<HTMLFormElement>("form[data-scripted]")?.submit();
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
  for (const type of interactions) addEventListener(type, touch, true);
  // A form may have been submitted before this script stood in the page.
  if (document.querySelector("[data-early-click]")) loadModules();
}

/** The guard of forms, for the head of the page: it stands before the first field. */
export function earlySubmitGuard(nonce: string): string {
  return `<script nonce="${nonce}">(${holdEarlySubmits})()</script>`;
}

/**
 * Rewrites the HTML so that modules load at the first interaction; a page with a part that needs the browser
 * (`needsHydration`) loads them after the `load` event. Until then links and forms work as plain HTML. Presses and choices
 * from before hydration are repeated after it (`holdEarlyPresses`, `holdEarlyChoices`).
 */
export function deferStart(html: string, nonce: string, { firstModule, messages }: ScriptFiles): string {
  const preloaded = [...html.matchAll(PRELOAD)].map(([, file]) => file as string);
  const files: StartFiles = {
    firstModule,
    react: preloaded.filter((file) => REACT.test(file)),
    modules: [...preloaded.filter((file) => !REACT.test(file)), ...messages],
    interactions: [...INTERACTIONS, "scroll"],
  };
  const parts = `{findAgain:${findAgain},isPending:${isPending},earlySheet:${earlySheet}}`;
  const early = `(function(parts){(${holdEarlyChoices})(parts);(${holdEarlyPresses})(parts)})(${parts});`;
  const inline = `${early}(${start})(${JSON.stringify(files)},${needsHydration})`;
  const starter = `<script nonce="${nonce}">${inline}</script>`;
  const bare = html.replace(PRELOAD, "");
  if (!ENTRY.test(bare)) return html;
  return bare.replace(ENTRY, (_, attributes: string) => `${starter}<script${attributes} type="text/deferred">`);
}
