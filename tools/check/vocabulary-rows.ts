export type VocabularyRow = {
  /**
   * Compared with a line whose identifiers are separated into words; with `names`, with each identifier and each part of
   * the path, separated into words of lower case.
   */
  words: RegExp;
  write: string;
  /** An ordinary word in prose, so comments, strings and documents are not checked. */
  names?: true;
  /** Only these files are checked. */
  in?: RegExp;
  /** These files mean the thing itself and not a metaphor. */
  not?: RegExp;
  /** Identifiers that are stored, on the wire, or the thing itself, and the files that use them. */
  allow?: Readonly<Record<string, RegExp>>;
};

const DRAWINGS =
  /^(?:art|seed|web\/(?:illustration|property\/tour)|domain\/(?:lookup|property)|server\/pictures|tools\/art)\/|^api\/(?:property|picture)\/.*tour[^/]*$|^(?:api\/photo\/|api\/schema\/photo|contract\/(?:host\/|property\/tour))/;

/** Texts that guests read. */
const GUEST_TEXTS = /^(?:seed\/data|web\/legal)\//;

const ANYWHERE = /^/;

/** Files that use the columns of coupons, as they are stored. */
const COUPONS =
  /^(?:api\/(?:cart\/coupon|operator|order|schema)|domain\/(?:cart|order\/change)|seed|server\/operator|tools\/golden)\//;

/** Files about the money that a host keeps after a cancellation. */
const KEPT_MONEY =
  /^(?:api\/(?:loyalty|order|refund|wallet)|domain\/(?:document|order)|web\/(?:order|property\/facts))\//;

/** Metaphors, in identifiers, comments and documents. */
const METAPHORS: readonly VocabularyRow[] = [
  { words: /\bdeeds?\b/i, write: "action, command or handler" },
  { words: /\bwish(?:es|ed)?\b/i, write: "input, query, payload or choice" },
  { words: /\bow(?:e|es|ed|ing)\b/i, write: "enqueue, or outbox job" },
  { words: /\bwork(?:s|ed|ing)? off\b|\bworkshops?\b/i, write: "run the outbox" },
  { words: /\bdesks?\b/i, write: "the name of the dependency, such as PaymentDeps" },
  { words: /\briddles?\b/i, write: "captcha or challenge" },
  { words: /\bspeech(?:es)?\b/i, write: "locale" },
  { words: /\blate (?:words|messages|namespaces?)\b/i, write: "lazy messages" },
  {
    words: /\bawak\w*|\basleep\b|\bwak(?:es?|en|ing|ened)\b|\bwoken\b|\bdrawn first\b/i,
    write: "hydrate, notify, or critical CSS",
    not: GUEST_TEXTS,
  },
  { words: /\bkept pages?\b|\bstrangers?\b/i, write: "anonymous visitor, or anonymous page cache" },
  { words: /\bdeals? the ways\b|\bevery way\b/i, write: "test matrix, or variant" },
  { words: /\bways? out\b/i, write: "relax filters" },
  {
    words: /\bnarrow gate\b|\btakes? turns?\b/i,
    write: "coalesce, mutex, semaphore, or yield to the event loop",
  },
  { words: /\bremember(?:s|ed|ing)?\b/i, write: "cache, or store", not: GUEST_TEXTS },
  { words: /\binbox(?:es)?\b/i, write: "pending changes", in: /^api\/(?:search|platform)\// },
  { words: /\bsights?\b/i, write: "placeholder, or alt text" },
  { words: /\bbreach(?:es|ed)?\b/i, write: "violation" },
  { words: /\bknown holes?\b|\blists? of parts\b/i, write: "vulnerabilities, SBOM" },
  { words: /\bwalls?\b/i, write: "import rule", in: /^(?:tools\/(?!art|map)|docs\/decisions|[A-Z])/ },
  {
    words: /\bhas Room\b|(?<!sitting )\broom for\b|\broom In\b|\bmakes? room\b/i,
    write: "capacity, or space",
    not: DRAWINGS,
  },
  {
    words: /(?<!front )\bdoors?\b/i,
    write: "the function or the endpoint by its name",
    in: /^(?:api|contract|server|tools)\//,
    not: DRAWINGS,
  },
  {
    words: /\bg[ia]ve[sn]? (?:\w+ )?back\b|\blets? go\b|\bmoney back\b/i,
    write: "refund, void or release",
    not: GUEST_TEXTS,
  },
  { words: /\bhear(?:s|d)?\b/i, write: "receive, or record", not: GUEST_TEXTS },
  { words: /\b(?:is|are|was|were|be|been) told\b/i, write: "is notified, is shown, or reports" },
  { words: /\bhome ?pages?\b/i, write: "front page" },
  { words: /\bfaults? of (?:a|the) settings?\b/i, write: "invalid setting" },
  { words: /\bcounts for\b|\b(?:is|are) good for\b/i, write: "is valid for", not: GUEST_TEXTS },
  { words: /\bproven address(?:es)?\b/i, write: "verified address" },
  { words: /\bsudden ends?\b|\bdoomed\b|\bheirs?\b/i, write: "kill a process, or next process" },
  { words: /\bthie(?:f|ves)\b(?! of cards\b)/i, write: "rival, or concurrent guest", not: GUEST_TEXTS },
  { words: /\bpatience\b/i, write: "timeout", not: GUEST_TEXTS },
  { words: /\bmost at once\b/i, write: "maximum concurrency" },
  { words: /\byardsticks?\b/i, write: "baseline" },
  {
    words: /\bplace(?=: number\b)|(?<=, )place(?=(?:, \w+)?\) =>)|(?<=\w\[)place(?=\])|\bplace(?=\+\+| [+%] \d)/,
    write: "index, or position; a place is a city, district, landmark or home",
  },
  { words: /\bstowaways?\b/i, write: "unexpected import" },
];

/** Ordinary words that are vague as names. */
const NAMES: readonly VocabularyRow[] = [
  {
    words: /\bask(?:ed|ing)\b/,
    write: "context, options, request, query or input",
    allow: {
      askedAt: ANYWHERE,
      // Stored by the fake partners, in a signed cursor and as the state of a subscription.
      asked:
        /^sandbox\/(?:loyalty\/(?:burns|loyalty-store)|payment\/(?:begin-payment|payment))\.ts$|^api\/review\/review-cursor\.ts$|^web\/newsletter\//,
    },
  },
  { words: /\btries\b/, write: "attempts" },
  {
    words: /\bleast\b|\bmost\b(?! at once\b)/,
    write: "min or max",
    allow: {
      // Also a parameter of messages, a kind of advice on points, and a parameter of URLs.
      most: new RegExp(`${COUPONS.source}|^web/account/traveller/`),
      least: new RegExp(`${COUPONS.source}|^domain/loyalty/advise\\.ts$|^web/routes/form/coupon\\.tsx$`),
      leastNights: COUPONS,
    },
  },
  {
    words: /\bkept\b/,
    write: "stored or cached",
    allow: {
      kept: KEPT_MONEY,
      "kept-money": KEPT_MONEY,
      keptHalalas: ANYWHERE,
      keptLater: KEPT_MONEY,
      keptMinor: ANYWHERE,
      keptMoney: KEPT_MONEY,
      keptNow: KEPT_MONEY,
      keptOfStep: KEPT_MONEY,
      keptOfSteps: KEPT_MONEY,
      keptPart: KEPT_MONEY,
    },
  },
  {
    words: /\b(?:told|said|says)\b/,
    write: "answer, result, reported or shown",
    // A parameter of messages.
    allow: { said: /^domain\/picture\/alt-text\.ts$/ },
  },
  {
    words: /\bshops?\b/,
    write: "merchant, or deployment",
    // The URL of a script of the fake gateway.
    allow: { "return-to-shop": /^sandbox\/card\/browser\// },
  },
  {
    words: /\bpapers?\b/,
    write: "document",
    // A field of stored documents.
    allow: { paper: /^(?:api|domain)\/document\/|^api\/testing\/documents\/sample-documents\.ts$/ },
  },
  { words: /\btwins?\b/, write: "desktop or mobile route", not: /^art\// },
  { words: /\bways?\b/, write: "test matrix, variant or path", in: /^(?:e2e|tools)\// },
  {
    words: /\bin turn\b|\bone at a time\b|\bqueues\b/,
    write: "coalesce, mutex or semaphore",
    not: /^api\/platform\/jobs\//,
  },
  { words: /\blooks?\b(?! (?:ups?|at)\b)/, write: "actionClasses, state or palette" },
  { words: /\brooms?\b|\barrows?\b/, write: "layer or import rule", in: /^tools\/(?:affected|check|import-rules)\// },
  {
    words: /\bgrounds?\b|\bscenes?\b/,
    write: "base map, test environment or scenario",
    in: /^(?:api|e2e|sandbox|server|tools|web\/map)\//,
    not: DRAWINGS,
  },
  { words: /\bstages?\b/, write: "test environment or canvas", in: /^(?:api\/testing|art|e2e|tools\/reliability)\// },
  {
    words: /\bhouses?\b(?! rules?\b)/,
    write: "deployment, or server process",
    in: /^(?:contract|e2e|sandbox|server|tools)\//,
    not: DRAWINGS,
  },
  { words: /\bstandards?\b/, write: "default value" },
  { words: /(?<!\bround )\btrips?\b/, write: "round trip" },
  { words: /\b(?:un)?proven\b/, write: "verified" },
  {
    words: /\bcables?\b|\bhangs? up\b|\bhung up\b|\bstrikes?\b|\bfates?\b/,
    write: "proxy, disconnect, or inject a fault",
    not: DRAWINGS,
  },
  { words: /\bagain\b/, write: "retry or attempt", in: /^tools\/reliability\// },
  { words: /(?<!\btakes? )\bturns?\b(?! (?:on|off)\b)/, write: "attempt, index, angle or rotate" },
  { words: /\bleans?\b/, write: "tilt" },
  { words: /\bfar\b/, write: "background", in: /^art\/exterior\/(?:landscape|scene)\// },
  { words: /\b(?:un)?sound\b|\b(?:un)?fair\b(?! share\b)|\bfoul\b/, write: "valid, consistent or expected" },
  { words: /\bspells?\b(?! check\b)/, write: "warm-up, or measured period" },
  { words: /\bbooks\b/, write: "ledger", not: DRAWINGS },
  {
    words: /\bpromises?\b/,
    write: "invariant",
    in: /^(?:api\/invariant|domain|tools\/reliability)\//,
    allow: { Promise: ANYWHERE, promise: ANYWHERE },
  },
  { words: /\bdna\b/, write: "traits" },
  {
    words: /\brolls?\b|\bdice\b/,
    write: "salt",
    // An option of the command line.
    allow: { rolls: /^tools\/reliability\/restart\// },
  },
];

/** The words that CONTRIBUTING.md replaces by standard terms. */
export const VOCABULARY: readonly VocabularyRow[] = [
  ...METAPHORS,
  ...NAMES.map((row) => ({ ...row, names: true }) as const),
];
