const SINCE = "2026-11-15";
const sandbox = "the sandbox and the demo share it, and production does not start with it";
const example = "an example in a test or in a text; it gives access to nothing";

/** Values that look like a secret and are public, with the reason and the day we decided it. */
export const allowedSecrets: readonly { value: string; since: string; why: string }[] = [
  { value: "only-for-demo-and-test-0123456789abcdef", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-reviews", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-payments", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-webhooks-0123456789", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-apple", since: SINCE, why: sandbox },
  { value: "only-for-demo-and-test-loyalty", since: "2026-11-17", why: sandbox },
  { value: "sk_sbox_mabeetdemomabeetdemomabeetd", since: "2026-11-19", why: sandbox },
  { value: "pk_sbox_mabeetdemomabeetdemomabeetd", since: "2026-11-19", why: sandbox },
  { value: "sk_test_mabeetdemo", since: "2026-11-19", why: sandbox },
  { value: "pk_test_mabeetdemo", since: "2026-11-19", why: sandbox },
  { value: "sk_test_mabeetdemo_sa", since: "2026-11-19", why: sandbox },
  { value: "sk_test_mabeetdemo_ae", since: "2026-11-19", why: sandbox },
  { value: "mabeet-demo-tamara", since: "2026-11-19", why: sandbox },
  { value: "a-secret-of-the-sandbox", since: "2026-11-17", why: example },
  { value: "a-loyalty-key-of-our-own", since: "2026-11-17", why: example },
  { value: "a-long-secret-of-our-own-0123456789-abcdef", since: SINCE, why: example },
  { value: "a-webhook-secret-of-our-own-0123456789", since: SINCE, why: example },
  { value: "a-key-of-our-own", since: SINCE, why: example },
  { value: "another-key-of-our-own", since: SINCE, why: example },
  { value: "a-key-nobody-gave-us", since: SINCE, why: example },
  { value: "a-new-secret-token-that-moyasar-has-0123456789", since: "2026-11-19", why: example },
  { value: "a-new-notification-token-of-tamara-0123456789", since: "2026-11-19", why: example },
  { value: "a-newer-secret-of-webhooks-0123456789", since: "2026-11-19", why: example },
  { value: "a-token-nobody-gave-us", since: "2026-11-19", why: example },
  { value: "token_abcdefghijklmnopqrstuvwxyz", since: "2026-11-19", why: example },
  { value: "token_of_this_check", since: "2026-11-19", why: example },
  { value: "tok_mbabrmvhsuwdiqw4ta2oyeq6ba", since: "2026-11-19", why: example },
  { value: "token_k7lrmvhsuwdiqw4ta2oyeq6b", since: "2026-11-19", why: example },
  { value: "0123456789abcdefghij", since: "2026-11-16", why: example },
  { value: "password", since: SINCE, why: example },
  { value: "sesame", since: SINCE, why: example },
  { value: "SEARCH_BOX_STATE", since: SINCE, why: "the key of the last search in the browser's storage" },
];
