import { fontFaces } from "./page-fonts.ts";

/** The colours of the two brands; an unknown brand gets the first. */
const brands = {
  mabeet: {
    surface: "#ffffff",
    text: "#302c26",
    muted: "#6b655d",
    line: "#dfdad2",
    edge: "#8b857d",
    primary: "#4548a9",
    pressed: "#343386",
    soft: "#e7ecff",
    focus: "#242162",
    radius: "10px",
  },
  tajawal: {
    surface: "#ffffff",
    text: "#1f2b2f",
    muted: "#5f696d",
    line: "#d3dde0",
    edge: "#7e888c",
    primary: "#006a70",
    pressed: "#005257",
    soft: "#dff3f3",
    focus: "#00363a",
    radius: "8px",
  },
};

/** What the pages of the payment partners look like, in a frame of the merchant or alone. */
export function pageStyle(brand: string): string {
  const colours = Object.entries(brand === "tajawal" ? brands.tajawal : brands.mabeet);
  return `:root { ${colours.map(([name, value]) => `--${name}: ${value}`).join("; ")}; --danger: #b9231f }\n${fontFaces}\n${RULES}`;
}

const RULES = `
  * { box-sizing: border-box }
  :root { color-scheme: light }
  html { background: transparent }
  body { margin: 0; padding: 6px; background: transparent; color: var(--text);
    font: 16px/24px "Open Sans", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif }
  [lang=ar] body { font: 17px/30px NotoSansArabicUI, "Open Sans", "Geeza Pro", "Segoe UI", Tahoma, sans-serif }
  h1 { font-size: 21px; line-height: 1.4; margin: 0 0 8px }
  p { margin: 0 }
  label { display: block; font-size: 14px; line-height: 20px; font-weight: 600; margin-block-end: 4px }
  [lang=ar] label { font-size: 15px; line-height: 26px; font-weight: 700 }
  input { inline-size: 100%; min-block-size: 48px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface);
    border: 1px solid var(--edge); border-radius: var(--radius); text-align: -webkit-match-parent; text-align: match-parent }
  @media (width >= 560px) { input, .button { min-block-size: 44px } }
  input::placeholder { color: var(--muted); opacity: 1 }
  input[aria-invalid=true] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger) }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 2px #fff }
  .fields { display: grid; gap: 16px; grid-template-columns: 1fr 1fr }
  @media (width < 300px) { .fields { grid-template-columns: 1fr } }
  .wide { grid-column: 1 / -1 }
  .box { position: relative }
  .mark { position: absolute; inset-block: 0; inset-inline-end: 12px; display: flex; align-items: center; pointer-events: none }
  .mark span { border: 1px solid var(--line); border-radius: 4px; padding: 0 6px; font-size: 12px; line-height: 20px; color: var(--muted);
    background: var(--surface) }
  .mark span:empty { display: none }
  .hint, .quiet { color: var(--muted); font-size: 14px; line-height: 20px; margin-block-start: 4px }
  [lang=ar] :is(.hint, .quiet, .fault) { font-size: 15px; line-height: 26px }
  .fault { color: var(--danger); font-size: 14px; line-height: 20px; margin-block-start: 4px }
  .fault:empty { display: none }
  .button { display: inline-flex; align-items: center; justify-content: center; min-block-size: 48px; padding: 8px 20px; font: inherit;
    font-weight: 600; border: 1px solid var(--primary); border-radius: var(--radius); background: var(--surface); color: var(--primary); cursor: pointer }
  .button:hover { background: var(--soft) }
  .main { background: var(--primary); color: #fff }
  .main:hover { background: var(--pressed) }
  .black { background: #000; border-color: #000; color: #fff; inline-size: 100% }
  .black:hover { background: #222 }
  .row { display: flex; flex-wrap: wrap; gap: 12px; margin-block-start: 16px }
  .sheet { border: 1px solid var(--line); border-radius: var(--radius); padding: 16px; background: var(--surface) }
  .alone { max-inline-size: 28rem; margin: 0 auto; padding: 16px }
  .amount { font-size: 26px; line-height: 1.4; font-weight: 700 }
  details { margin-block-start: 16px; border-block-start: 1px dashed var(--line); padding-block-start: 8px }
  summary { cursor: pointer; min-block-size: 32px; font-size: 14px; color: var(--muted) }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 4px }
  li button { display: flex; flex-wrap: wrap; column-gap: 12px; inline-size: 100%; min-block-size: 44px; align-items: center; padding: 4px 8px;
    font: inherit; font-size: 14px; text-align: start; color: var(--text); background: none; border: 0; border-radius: 6px; cursor: pointer }
  li button:hover { background: var(--soft) }
  bdi { font-variant-numeric: tabular-nums }
  [hidden] { display: none !important }
`;
