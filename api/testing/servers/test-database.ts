import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

/** The throwaway server of this run, and the migrated database on it that each test file copies. */
export type ProvidedServer = TestDatabase & { template: string };
export type TestDatabase = { url: string; migrationUrl: string; adminUrl: string };

declare module "vitest" {
  interface ProvidedContext {
    postgres: ProvidedServer;
  }
}

let ofThisFile: Promise<TestDatabase> | undefined;

/** This test file's own copy of the migrated template. */
export function testDatabase(): Promise<TestDatabase> {
  ofThisFile ??= copyOf(inject("postgres").template);
  return ofThisFile;
}

/** Called before each test file, because a worker runs many of them one after another. */
export function forgetDatabase(): void {
  ofThisFile = undefined;
}

/** A database without a single table, for tests of migrations. */
export function emptyDatabase(): Promise<TestDatabase> {
  return copyOf("template0");
}

async function copyOf(template: string): Promise<TestDatabase> {
  const { url, migrationUrl, adminUrl } = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY OWNER migrator`);
  await client.end();
  return { url: named(url, name), migrationUrl: named(migrationUrl, name), adminUrl: named(adminUrl, name) };
}

function named(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
