import { BrandMark } from "#web/brand/brand-mark.tsx";
import { Logo } from "#web/brand/logo.tsx";
import { type ColourToken, contrast, lightColours } from "#web/ui/tokens.ts";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

/** Ink on ground as the product uses them; whole class names, because Tailwind reads the source as text. */
const pairs: { ink: ColourToken; ground: ColourToken; look: string }[] = [
  { ink: "text", ground: "page", look: "text-text bg-page" },
  { ink: "text-2", ground: "page", look: "text-text-2 bg-page" },
  { ink: "muted", ground: "sunken", look: "text-muted bg-sunken" },
  { ink: "text", ground: "surface", look: "text-text bg-surface" },
  { ink: "on-primary", ground: "primary", look: "text-on-primary bg-primary" },
  { ink: "on-primary", ground: "primary-hover", look: "text-on-primary bg-primary-hover" },
  { ink: "on-primary", ground: "primary-pressed", look: "text-on-primary bg-primary-pressed" },
  { ink: "primary", ground: "primary-soft", look: "text-primary bg-primary-soft" },
  { ink: "on-accent", ground: "accent", look: "text-on-accent bg-accent" },
  { ink: "accent-text", ground: "accent-soft", look: "text-accent-text bg-accent-soft" },
  { ink: "footer-text", ground: "footer", look: "text-footer-text bg-footer" },
  { ink: "footer-link", ground: "footer", look: "text-footer-link bg-footer" },
  { ink: "success", ground: "success-soft", look: "text-success bg-success-soft" },
  { ink: "warning", ground: "warning-soft", look: "text-warning bg-warning-soft" },
  { ink: "danger", ground: "danger-soft", look: "text-danger bg-danger-soft" },
  { ink: "on-danger", ground: "danger", look: "text-on-danger bg-danger" },
  { ink: "info", ground: "info-soft", look: "text-info bg-info-soft" },
];

export function ColoursStory({ panel: { brand } }: { panel: Panel }) {
  const colours = lightColours[brand];
  return (
    <ul dir="ltr" lang="en" className="grid gap-2 sm:grid-cols-2">
      {pairs.map(({ ink, ground, look }) => (
        <li
          key={look}
          className={`type-caption flex min-h-12 items-center justify-between gap-2 rounded-control border border-border px-3 ${look}`}
        >
          <span>
            {ink} / {ground}
          </span>
          <b className="tabular-nums">{contrast(colours[ink], colours[ground]).toFixed(2)}</b>
        </li>
      ))}
    </ul>
  );
}

const scale = [
  "type-display",
  "type-h1",
  "type-h2",
  "type-h3",
  "type-body-l",
  "type-body",
  "type-small",
  "type-caption",
  "type-button",
] as const;

export function TypeStory({ panel: { samples } }: { panel: Panel }) {
  return (
    <>
      {scale.map((look) => (
        <State key={look} name={look} isWide>
          <p className={look}>
            {look === "type-body-l" || look === "type-body" ? samples.paragraph : samples.headline}
          </p>
        </State>
      ))}
      <State name="type-price-l, type-price-m">
        <bdi dir="ltr" className="type-price-l">
          1,250.00
        </bdi>
        <bdi dir="ltr" className="type-price-m">
          1,250.00
        </bdi>
      </State>
    </>
  );
}

const radii = [
  "rounded-control-sm",
  "rounded-control",
  "rounded-card",
  "rounded-sheet",
  "rounded-pill",
  "rounded-tile",
];
const shadows = ["shadow-e1", "shadow-e2", "shadow-e3"];

export function ShapeStory() {
  return (
    <>
      <ul dir="ltr" lang="en" className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {radii.map((radius) => (
          <li key={radius} className="type-caption text-text-2">
            <span aria-hidden="true" className={`mb-1 block h-24 border border-primary bg-primary-soft ${radius}`} />
            {radius}
          </li>
        ))}
      </ul>
      <ul dir="ltr" lang="en" className="grid grid-cols-3 gap-4">
        {shadows.map((shadow) => (
          <li
            key={shadow}
            className={`type-caption flex h-20 items-center justify-center rounded-card bg-surface ${shadow}`}
          >
            {shadow}
          </li>
        ))}
      </ul>
    </>
  );
}

export function LogoStory({ panel: { brand, language, samples } }: { panel: Panel }) {
  return (
    <>
      <State name={samples.states.default}>
        <span className="text-primary-pressed">
          <Logo brand={brand} language={language} />
        </span>
        <span className="rounded-card bg-footer p-4 text-footer-text">
          <Logo brand={brand} language={language} hasBothScripts />
        </span>
        <span className="rounded-card bg-surface p-4">
          <Logo brand={brand} language={language} isOnPaper />
        </span>
      </State>
      <State name={samples.states.sizes}>
        <BrandMark brand={brand} className="size-24" />
        <BrandMark brand={brand} className="size-8" />
        <BrandMark brand={brand} variant="small" className="size-4" />
      </State>
    </>
  );
}
