import { realSellers } from "#api/testing/documents/real-sellers.ts";

/** The settings of a production with its own reviews and loyalty programmes, and without SMS and companies for payments. */
export function productionSettings() {
  return {
    APP_ENV: "production",
    DATABASE_URL: "postgres://app:x@db.example.test/mabeet",
    DATABASE_MIGRATION_URL: "postgres://migrator:x@db.example.test/mabeet",
    SECRETS: "a-long-secret-of-our-own-0123456789-abcdef",
    SEAL_KEYS: `k1:${"A".repeat(43)}`,
    MAIL_URL: "smtp://mail.example.test:587",
    PLACES_URL: "https://places.example.test",
    PLACES_KEY: "a-key-of-our-own",
    LOYALTY_URL: "https://loyalty.example.test/v1",
    LOYALTY_KEY: "a-loyalty-key-of-our-own",
    SELLERS: realSellers(),
  };
}
