import { expect, test } from "vitest";
import { CancelledCall } from "#web/lib/api/request-register.ts";
import {
  append,
  type Found,
  hasMore,
  initialSearch,
  isIgnored,
  operations,
  reduceSearch,
  type SearchEvent,
  type SearchState,
} from "./search-store.ts";

function found(ids: number[], more: Partial<Found> = {}): Found {
  const properties = ids.map((id) => ({ id })) as Found["properties"];
  return {
    searchId: "s",
    filters: {} as Found["filters"],
    totalCount: 30,
    properties,
    pageNo: 1,
    pageSize: 10,
    ...more,
  };
}
const play = (events: SearchEvent[], from: SearchState = initialSearch) => events.reduce(reduceSearch, from);
const idsOf = (state: SearchState) => state.filtered?.properties.map(({ id }) => id);
const statuses = ({ loads }: SearchState) => operations.map((each) => loads[each].status);

const searched = play([
  { type: "started", operation: "SEARCH" },
  { type: "searched", full: found([1, 2]), filtered: found([1, 2]) },
]);

test("a search replaces the full and the filtered result", () => {
  expect(statuses(searched)).toEqual(["success", "initial", "initial", "initial", "initial"]);
  const again = reduceSearch(searched, { type: "searched", full: found([7]), filtered: found([8]) });
  expect([again.full?.properties.length, idsOf(again)]).toEqual([1, [8]]);
});

test.each(["FILTER", "SORT", "PAGINATE"] as const)(
  "%s replaces the filtered result and leaves the full one",
  (operation) => {
    const after = play(
      [
        { type: "started", operation },
        { type: "answered", operation, found: found([9]) },
      ],
      searched,
    );
    expect(idsOf(after)).toEqual([9]);
    expect(after.full).toBe(searched.full);
    expect(after.loads[operation].status).toBe("success");
  },
);

test("loading more appends the next page, and a property that moved is not shown twice", () => {
  const next = found([2, 3], { pageNo: 2 });
  const after = play(
    [
      { type: "started", operation: "LOAD_MORE" },
      { type: "answered", operation: "LOAD_MORE", found: next },
    ],
    searched,
  );
  expect(idsOf(after)).toEqual([1, 2, 3]);
  expect(after.filtered?.pageNo).toBe(2);
  expect(append(found([1]), found([1], { pageNo: 2 })).properties).toHaveLength(1);
});

test.each(["SORT", "FILTER"] as const)("loading more is ignored during %s", (operation) => {
  const busy = reduceSearch(searched, { type: "started", operation });
  expect(isIgnored(busy, "LOAD_MORE")).toBe(true);
  expect(reduceSearch(busy, { type: "started", operation: "LOAD_MORE" })).toBe(busy);
  expect(reduceSearch(busy, { type: "answered", operation: "LOAD_MORE", found: found([3]) })).toBe(busy);
  expect(isIgnored(searched, "LOAD_MORE")).toBe(false);
});

test("a failed step keeps the list and records the failure; another step clears it", () => {
  const failed = play(
    [
      { type: "started", operation: "LOAD_MORE" },
      { type: "ended", operation: "LOAD_MORE", error: new Error("500") },
    ],
    searched,
  );
  expect(failed.loads.LOAD_MORE.status).toBe("failed");
  expect(idsOf(failed)).toEqual([1, 2]);
  const sorted = play(
    [
      { type: "started", operation: "SORT" },
      { type: "answered", operation: "SORT", found: found([2, 1]) },
    ],
    failed,
  );
  expect(sorted.loads.LOAD_MORE.status).toBe("initial");
});

test("a cancelled step leaves the state before it", () => {
  const after = play(
    [
      { type: "started", operation: "SORT" },
      { type: "ended", operation: "SORT", error: new CancelledCall() },
    ],
    searched,
  );
  expect(after.loads.SORT.status).toBe("initial");
});

test("reset clears everything", () => {
  expect(reduceSearch(searched, { type: "reset" })).toEqual(initialSearch);
});

test.each([
  [1, 10, false],
  [1, 11, true],
  [2, 20, false],
  [2, 21, true],
  [1, 0, false],
])("after page %i of %i properties more exist: %s", (pageNo, totalCount, more) => {
  expect(hasMore({ pageNo, pageSize: 10, totalCount })).toBe(more);
});
