import { expect, onTestFinished, test } from "vitest";
import { messagesOf } from "#domain/message/messages.ts";
import { showPage } from "#web/shared/show-page-for-test.tsx";
import { AccountProblem } from "./account-problem.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each(["orders", "order"] as const)(
  "a page of %s that fails to load says so and can be loaded again",
  async (isOf) => {
    onTestFinished((await showPage(<AccountProblem problem="failed" isOf={isOf} />, "/en/account/orders")).leave);
    const { title, retry } = messagesOf("en").errors_onload[isOf];
    expect(document.body.textContent).toContain(title);
    expect(document.querySelector("a")?.textContent).toBe(retry);
  },
);
