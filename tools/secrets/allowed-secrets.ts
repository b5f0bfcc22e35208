const SINCE = "2026-11-15";
const sandbox = "the sandbox and the demo edition share it, and production refuses to start with it";
const example = "an example in a test or a sentence; it opens nothing anywhere";

/** What looks like a secret and is none: why everybody may know it, and since when we say so. */
export const allowedSecrets: readonly { value: string; since: string; why: string }[] = [
  { value: "only-for-demo-and-test-0123456789abcdef", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-reviews", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-payments", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-webhooks-0123456789", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-apple", since: SINCE, why: sandbox },
  { value: "a-long-secret-of-our-own-0123456789-abcdef", since: SINCE, why: example },
  { value: "a-webhook-secret-of-our-own-0123456789", since: SINCE, why: example },
  { value: "a-key-of-our-own", since: SINCE, why: example },
  { value: "another-key-of-our-own", since: SINCE, why: example },
  { value: "a-key-nobody-gave-us", since: SINCE, why: example },
  { value: "password", since: SINCE, why: example },
  { value: "sesame", since: SINCE, why: example },
  { value: "SEARCH_BOX_STATE", since: SINCE, why: "the name under which a browser keeps its last search" },
];
