/** Our colours and text sizes by the names of Flow's design tokens. */
export function flowAppearance(language: "en" | "ar"): Record<string, unknown> {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const fontFamily = getComputedStyle(document.body).fontFamily;
  const [body, small] =
    language === "ar" ? (["17px/30px", "15px/26px"] as const) : (["16px/24px", "14px/20px"] as const);
  const text = (size: string, fontWeight: number) => {
    const [fontSize, lineHeight] = size.split("/");
    return { fontFamily, fontSize, lineHeight, fontWeight };
  };
  return {
    colorAction: value("color-primary"),
    colorBackground: value("color-surface"),
    colorBorder: value("color-border"),
    colorError: value("color-danger"),
    colorFormBackground: value("color-surface"),
    colorFormBorder: value("color-border-strong"),
    colorOutline: value("color-focus"),
    colorPrimary: value("color-text"),
    colorSecondary: value("color-muted"),
    borderRadius: [value("radius-control"), value("radius-control")],
    input: text(body, 400),
    label: text(small, language === "ar" ? 700 : 600),
    footnote: text(small, 400),
  };
}
