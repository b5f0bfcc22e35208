import { Suspense, useState } from "react";
import { directionOf, type Language } from "#domain/language/language.ts";
import type { Brand } from "#domain/site/sites.ts";
import { MessagesProvider } from "#web/i18n/messages-context.tsx";
import { OverlayContainer } from "#web/ui/overlay/overlay-container.ts";
import { samples } from "./samples.ts";
import type { Story } from "./story.ts";

type Props = { brand: Brand; language: Language; story: Story };

/** A small world of one brand and one language inside the page; its overlays open inside it and wear its colours. */
export function PanelFrame({ brand, language, story: Shown }: Props) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const panel = { brand, language, isAlone: false, samples: samples[language] };
  return (
    <div
      ref={setFrame}
      data-brand={brand}
      lang={language}
      dir={directionOf(language)}
      className="min-w-0 rounded-card border border-border p-4 sm:p-6"
    >
      <Suspense>
        <MessagesProvider language={language}>
          <OverlayContainer value={frame ?? undefined}>
            <p aria-hidden="true" className="type-caption pb-4 font-bold text-primary">
              <bdi dir="ltr">
                {brand} · {language}
              </bdi>
            </p>
            <div className="flex flex-col gap-6">
              <Shown panel={panel} />
            </div>
          </OverlayContainer>
        </MessagesProvider>
      </Suspense>
    </div>
  );
}
