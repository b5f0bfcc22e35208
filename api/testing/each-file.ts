import { afterAll } from "vitest";
import { closeApps } from "./test-app.ts";
import { forgetDatabase } from "./test-database.ts";

// Runs before every test file, in a worker that keeps its modules: nothing of one file may reach the next.
forgetDatabase();
afterAll(closeApps);
