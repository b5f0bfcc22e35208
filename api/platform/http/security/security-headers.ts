export type SecurityOptions = {
  /** The nonce of this response; an answer without scripts needs none. */
  nonce?: string;
  /** Hosts this page may show in a frame, and whether our own pages may frame it (the bank's return page). */
  frame?: { sources?: readonly string[]; ancestors?: "'none'" | "'self'" };
  /** Hosts a form of this page may post to, such as a payment provider. */
  formTargets?: readonly string[];
  /** Hosts of pictures besides our own. */
  imageHosts?: readonly string[];
  /** Origins of frames that may show the sheet of a wallet. */
  payment?: readonly string[];
};

const always = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions([]),
};

function permissions(payment: readonly string[]): string {
  const mayPay = ["self", ...payment.map((origin) => `"${origin}"`)].join(" ");
  return `accelerometer=(self), camera=(), geolocation=(self), gyroscope=(self), microphone=(), payment=(${mayPay}), usb=()`;
}

/** The security headers of every answer. */
export function securityHeaders(options: SecurityOptions = {}): Record<string, string> {
  if (!options.nonce) return { ...always, "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
  return {
    ...always,
    "permissions-policy": permissions(options.payment ?? []),
    "content-security-policy": pagePolicy(options),
    "reporting-endpoints": `csp="${CSP_REPORTS}"`,
  };
}

/** The URL for browser reports about violations of our content security policy. */
export const CSP_REPORTS = "/csp-reports";

function pagePolicy({ nonce, frame = {}, formTargets = [], imageHosts = [] }: SecurityOptions): string {
  const directives = {
    "default-src": ["'self'"],
    "script-src": [`'nonce-${nonce}'`, "'strict-dynamic'"],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "style-src-attr": ["'unsafe-inline'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": [frame.ancestors ?? "'none'"],
    "frame-src": frame.sources?.length ? frame.sources : ["'none'"],
    "form-action": ["'self'", ...formTargets],
    "img-src": ["'self'", "data:", "blob:", ...imageHosts],
    "worker-src": ["'self'"],
    "connect-src": ["'self'"],
    "report-to": ["csp"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
