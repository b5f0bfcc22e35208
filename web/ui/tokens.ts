/** The only table of colours; `web/styles/tokens.css` repeats it for the browser and a test keeps the two equal. */
const sharedLight = {
  "focus-inner": "#ffffff",
  success: "#006933",
  "success-soft": "#e8f7ec",
  warning: "#754d00",
  "warning-soft": "#fff4e3",
  danger: "#b9231f",
  "danger-hover": "#8f1714",
  "danger-soft": "#fff1ef",
  "on-danger": "#ffffff",
  info: "#005b91",
  "info-soft": "#eef7ff",
  star: "#b37900",
  saved: "#cf1f4f",
  blocked: "#8b857d",
} as const;

const sharedDark = {
  success: "#7fd096",
  "success-soft": "#12301d",
  warning: "#f3c677",
  "warning-soft": "#3a2a0e",
  danger: "#ffa89e",
  "danger-hover": "#ffc4bd",
  "danger-soft": "#451815",
  "on-danger": "#3b0806",
  info: "#8ec9f5",
  "info-soft": "#0f2b40",
  star: "#f0b440",
  saved: "#ff8fa8",
} as const;

export const lightColours = {
  mabeet: {
    page: "#faf7f2",
    surface: "#ffffff",
    sunken: "#f2ece4",
    text: "#302c26",
    "text-2": "#5b564f",
    muted: "#6b655d",
    border: "#dfdad2",
    "border-strong": "#8b857d",
    primary: "#4548a9",
    "on-primary": "#ffffff",
    "primary-hover": "#343386",
    "primary-pressed": "#242162",
    "primary-soft": "#e7ecff",
    accent: "#f4b04a",
    "on-accent": "#432400",
    "accent-text": "#7b4a00",
    "accent-soft": "#fff5e7",
    footer: "#242162",
    "footer-text": "#e7ecff",
    "footer-link": "#f6c77d",
    focus: "#242162",
    ...sharedLight,
  },
  tajawal: {
    page: "#f5f8f9",
    surface: "#ffffff",
    sunken: "#e8eff1",
    text: "#1f2b2f",
    "text-2": "#4f585c",
    muted: "#5f696d",
    border: "#d3dde0",
    "border-strong": "#7e888c",
    primary: "#006a70",
    "on-primary": "#ffffff",
    "primary-hover": "#005257",
    "primary-pressed": "#00363a",
    "primary-soft": "#dff3f3",
    accent: "#ad1f69",
    "on-accent": "#ffffff",
    "accent-text": "#ad1f69",
    "accent-soft": "#fdeff5",
    footer: "#00363a",
    "footer-text": "#dff3f3",
    "footer-link": "#ffffff",
    focus: "#00363a",
    ...sharedLight,
  },
} as const;

export type ColourToken = keyof (typeof lightColours)["mabeet"];

/** The colours of emails in dark mode; pages have no dark mode yet, so their stylesheet omits them. */
export const darkColours = {
  mabeet: {
    page: "#16151d",
    surface: "#1f1e29",
    sunken: "#121119",
    text: "#f2efea",
    "text-2": "#bdb8c4",
    muted: "#a29dab",
    border: "#34323f",
    "border-strong": "#77738a",
    primary: "#afbfff",
    "on-primary": "#1b1a4b",
    "primary-hover": "#cfd9ff",
    "primary-pressed": "#e7ecff",
    "primary-soft": "#2b2a55",
    accent: "#f4b04a",
    "on-accent": "#432400",
    "accent-text": "#f6c77d",
    "accent-soft": "#3a2a12",
    footer: "#100f2c",
    "footer-text": "#e7ecff",
    "footer-link": "#f6c77d",
    focus: "#cfd9ff",
    "focus-inner": "#16151d",
    blocked: "#77738a",
    ...sharedDark,
  },
  tajawal: {
    page: "#0f1618",
    surface: "#182124",
    sunken: "#0b1113",
    text: "#e9f1f2",
    "text-2": "#b3c1c5",
    muted: "#94a3a8",
    border: "#2b373b",
    "border-strong": "#6b7b80",
    primary: "#7fd0d4",
    "on-primary": "#002a2c",
    "primary-hover": "#b2e6e9",
    "primary-pressed": "#dff3f3",
    "primary-soft": "#0f3a3d",
    accent: "#ffa1cb",
    "on-accent": "#3d0025",
    "accent-text": "#ffa1cb",
    "accent-soft": "#40142b",
    footer: "#00272a",
    "footer-text": "#dff3f3",
    "footer-link": "#ffffff",
    focus: "#b2e6e9",
    "focus-inner": "#0f1618",
    blocked: "#6b7b80",
    ...sharedDark,
  },
} as const satisfies Record<string, Record<ColourToken, string>>;

/** Relative luminance of `#rrggbb` by the WCAG 2 formula. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
