import { randomBytes } from "node:crypto";
import { realSellers } from "#api/testing/documents/real-sellers.ts";
import type { TestDatabase } from "#api/testing/servers/test-database.ts";

type Places = {
  database: Pick<TestDatabase, "url" | "migrationUrl">;
  /** Origin of the companies, on a name that is not this machine's. */
  partners: string;
  /** Address and login of the mail server. */
  mail: string;
  /** Origin of our page with the card fields. */
  fields: string;
  dataDir: string;
};

/** A secret of this run. */
export const newSecret = () => randomBytes(24).toString("hex");

/** Keys at the company for cards, made for this run; those of the demo are refused by production. */
export function newCardKeys() {
  return {
    CHECKOUT_SECRET_KEY: `sk_${newSecret()}`,
    CHECKOUT_PUBLIC_KEY: `pk_${newSecret()}`,
    CHECKOUT_WEBHOOK_KEYS: newSecret(),
  };
}
export type CardKeys = ReturnType<typeof newCardKeys>;

/** The least that production needs: database, secrets, sellers, mail and one company for cards. */
export function productionEnvironment(keys: CardKeys, { database, partners, mail, fields, dataDir }: Places) {
  return {
    APP_ENV: "production",
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_MIGRATION_URL: database.migrationUrl,
    SECRETS: newSecret(),
    SEAL_KEYS: `first:${randomBytes(32).toString("base64url")}`,
    SELLERS: realSellers(),
    MAIL_URL: mail,
    ...keys,
    CHECKOUT_URL: `${partners}/checkout`,
    CHECKOUT_CHANNELS: `*:pc_${newSecret()}`,
    CHECKOUT_SCRIPT_URL: `${partners}/checkout/web-components/index.js`,
    FIELDS_URL: fields,
    TRUSTED_PROXIES: "127.0.0.1",
  };
}
