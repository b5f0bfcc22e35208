import { BrandMark } from "#web/brand/brand-mark.tsx";
import { Logo } from "#web/brand/logo.tsx";
import { type ColourToken, contrast, lightColours } from "#web/ui/tokens.ts";
import { State } from "./state.tsx";
import type { Panel } from "./story.ts";

/** Ink on background as the product uses them; whole class names, because Tailwind reads the source as text. */
const pairs: { foreground: ColourToken; background: ColourToken; classes: string }[] = [
  { foreground: "text", background: "page", classes: "text-text bg-page" },
  { foreground: "text-2", background: "page", classes: "text-text-2 bg-page" },
  { foreground: "muted", background: "sunken", classes: "text-muted bg-sunken" },
  { foreground: "text", background: "surface", classes: "text-text bg-surface" },
  { foreground: "on-primary", background: "primary", classes: "text-on-primary bg-primary" },
  { foreground: "on-primary", background: "primary-hover", classes: "text-on-primary bg-primary-hover" },
  { foreground: "on-primary", background: "primary-pressed", classes: "text-on-primary bg-primary-pressed" },
  { foreground: "primary", background: "primary-soft", classes: "text-primary bg-primary-soft" },
  { foreground: "on-accent", background: "accent", classes: "text-on-accent bg-accent" },
  { foreground: "accent-text", background: "accent-soft", classes: "text-accent-text bg-accent-soft" },
  { foreground: "footer-text", background: "footer", classes: "text-footer-text bg-footer" },
  { foreground: "footer-link", background: "footer", classes: "text-footer-link bg-footer" },
  { foreground: "success", background: "success-soft", classes: "text-success bg-success-soft" },
  { foreground: "warning", background: "warning-soft", classes: "text-warning bg-warning-soft" },
  { foreground: "danger", background: "danger-soft", classes: "text-danger bg-danger-soft" },
  { foreground: "on-danger", background: "danger", classes: "text-on-danger bg-danger" },
  { foreground: "info", background: "info-soft", classes: "text-info bg-info-soft" },
];

export function ColoursStory({ panel: { brand } }: { panel: Panel }) {
  const colours = lightColours[brand];
  return (
    <ul dir="ltr" lang="en" className="grid gap-2 sm:grid-cols-2">
      {pairs.map(({ foreground, background, classes }) => (
        <li
          key={classes}
          className={`type-caption flex min-h-12 items-center justify-between gap-2 rounded-control border border-border px-3 ${classes}`}
        >
          <span>
            {foreground} / {background}
          </span>
          <b className="tabular-nums">{contrast(colours[foreground], colours[background]).toFixed(2)}</b>
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
      {scale.map((classes) => (
        <State key={classes} name={classes} isWide>
          <p className={classes}>
            {classes === "type-body-l" || classes === "type-body" ? samples.paragraph : samples.headline}
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
            <span aria-hidden="true" className={`mb-1 block h-11 border border-primary bg-primary-soft ${radius}`} />
            {radius}
          </li>
        ))}
      </ul>
      <ul dir="ltr" lang="en" className="grid grid-cols-3 gap-4">
        {shadows.map((shadow) => (
          <li
            key={shadow}
            className={`type-caption flex min-h-11 items-center justify-center rounded-card bg-surface ${shadow}`}
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
          <Logo brand={brand} language={language} isPlain />
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
