import type { ComponentType } from "react";
import type { Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";
import type { Samples } from "./sample-words.ts";

/** Where a story is shown: one of four panels side by side, or alone on a page, where overlays are open. */
export type Panel = { brand: Brand; language: Language; isAlone: boolean; samples: Samples };

export type Story = ComponentType<{ panel: Panel }>;
