import { expect, test } from "vitest";
import { experimentsOf } from "./experiments.ts";

const ask = (path: string, cookie = "") => new Request(`http://mabeet-sa.localhost${path}`, { headers: { cookie } });
const newcomer = "visitor-1";

test("while no test runs a guest gets no cookie and sees what everyone sees", () => {
  const { experiments, cookies } = experimentsOf(ask("/ar/chalets-home", "ab=shuffleDetails-1"), [], newcomer);
  expect(Object.entries(experiments).filter(([, isOn]) => isOn)).toEqual([["quickFilters", true]]);
  expect(cookies).toEqual([]);
});

test("a guest who comes back sees what they saw before", () => {
  const cookies = "visitor=someone; ab=quickFilters-1.shuffleDetails-0";
  const running = ["quickFilters", "shuffleDetails"] as const;
  expect(experimentsOf(ask("/", cookies), running, newcomer).experiments).toMatchObject({
    quickFilters: true,
    shuffleDetails: false,
  });
});

test("a new guest stays in their variant", () => {
  const first = experimentsOf(ask("/"), ["quickFilters"], newcomer);
  const names = first.cookies.map((cookie) => cookie.split("=", 1)[0]);
  expect(names).toContain("ab");
  const cookie = first.cookies.map((line) => line.split(";", 1)[0]).join("; ");
  const again = experimentsOf(ask("/", cookie), ["quickFilters"], "visitor-2");
  expect(again.experiments).toEqual(first.experiments);
});

test.each([
  ["1", true],
  ["0", false],
])("a link with ab_quickFilters=%s decides", (value, isOn) => {
  const { experiments } = experimentsOf(ask(`/?ab_quickFilters=${value}`), ["quickFilters"], newcomer);
  expect(experiments.quickFilters).toBe(isOn);
});
