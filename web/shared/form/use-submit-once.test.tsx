import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { ApiProblem } from "#web/lib/api/api-problem.ts";
import { problemBody } from "#web/lib/api/held-network-for-test.ts";
import { CancelledCall } from "#web/lib/api/request-register.ts";
import { render } from "#web/ui/render-for-test.tsx";
import { useSubmitOnce } from "./use-submit-once.ts";

type Options = Parameters<typeof useSubmitOnce>[0];
let form: ReturnType<typeof useSubmitOnce>;
let runs: PromiseWithResolvers<void>[] = [];
let results: boolean[] = [];

function Probe({ options }: { options?: Options }) {
  form = useSubmitOnce(options);
  return null;
}

const submit = () =>
  act(async () => {
    const action = () => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    };
    void form.submit(action).then((isDone) => results.push(isDone));
  });
const succeed = () => act(async () => runs.at(-1)?.resolve());
const fail = (error: unknown) => act(async () => runs.at(-1)?.reject(error));
const taken = new ApiProblem(409, problemBody("dates-taken", {}, { email: "email" }));

beforeEach(() => {
  [runs, results] = [[], []];
});

test("a second submit while one is running does nothing", async () => {
  await render(<Probe />);
  await submit();
  await submit();
  expect([runs.length, form.isBusy, results]).toEqual([1, true, [false]]);
  await succeed();
  expect([form.isBusy, form.problem, results]).toEqual([false, null, [false, true]]);
});

test("a failure is shown as a message, and the next submit removes it", async () => {
  await render(<Probe options={{ firstProblem: "Refused before." }} />);
  expect(form.problem).toBe("Refused before.");
  await submit();
  expect(form.problem).toBeNull();
  await fail(taken);
  expect(form.problem).toContain("aren’t available");
  await submit();
  expect(form.problem).toBeNull();
});

test("errors of fields go to the form", async () => {
  const shown: object[] = [];
  await render(<Probe options={{ onFieldErrors: (errors) => shown.push(errors) }} />);
  await submit();
  await fail(taken);
  expect([shown, form.problem, results]).toEqual([[{ email: "email" }], null, [false]]);
});

test("the form stays busy until a failure has been handled", async () => {
  const handled = Promise.withResolvers<boolean>();
  await render(<Probe options={{ onFailure: () => handled.promise }} />);
  await submit();
  await fail(taken);
  expect(form.isBusy).toBe(true);
  await act(async () => handled.resolve(true));
  expect([form.isBusy, form.problem]).toEqual([false, null]);
});

test("a cancelled call is no failure", async () => {
  await render(<Probe />);
  await submit();
  await fail(new CancelledCall());
  expect([form.isBusy, form.problem, results]).toEqual([false, null, [false]]);
});
