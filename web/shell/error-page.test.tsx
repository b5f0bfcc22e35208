import { expect, onTestFinished, test } from "vitest";
import { messagesOf } from "#domain/message/messages.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { ErrorPage } from "./error-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { details } = messagesOf("en").errors_onload;

test.each([
  ["/en/chalet/details/7?checkIn=10-12-2026", 500, true],
  ["/en/chalet/details/7", 404, false],
  ["/en/help", 500, false],
])("%s with status %i offers to load the home again: %s", async (address, status, isOffered) => {
  onTestFinished((await showPage(<ErrorPage status={status} />, address)).leave);
  expect(document.querySelector("h1")?.textContent === details.title).toBe(isOffered);
  expect(document.querySelector("a")?.getAttribute("href") === address).toBe(isOffered);
});
