import { defineConfig } from "drizzle-kit";

/** `drizzle-kit export` prints the tables of the schema files as SQL, a draft for the next numbered migration. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./api/database/schema/*.ts",
  out: "./.generated/drizzle",
});
