/** More specific names first: most browsers also contain the names of older ones. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/Chrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\biPhone|\biPod/, "iPhone"],
  [/\biPad/, "iPad"],
  [/\bAndroid/, "Android"],
  [/\bWindows/, "Windows"],
  [/\bMacintosh|\bMac OS X/, "Mac"],
  [/\bCrOS/, "ChromeOS"],
  [/\bLinux/, "Linux"],
];

/** The browser and system of a user agent, as its owner recognises them: "Chrome, Android". */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, 400);
  const named = [nameIn(browsers, text), nameIn(systems, text)].filter((name) => name !== null);
  return named.length > 0 ? named.join(", ") : "?";
}

function nameIn(table: [RegExp, string][], text: string): string | null {
  return table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The first half of a network address, which its owner may recognise and which reveals little to others. */
export function networkHint(network: string): string {
  if (network.includes(":")) return `${network.split(":").slice(0, 2).join(":")}:…`;
  return `${network.split(".").slice(0, 2).join(".")}.…`;
}
