import { expect, test } from "vitest";
import { orderCode } from "./order-code.ts";

/** The dark units in the corner square of a QR code. */
const corner = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];

function squares({ size, path }: ReturnType<typeof orderCode>): string[] {
  const dark = new Set(path.match(/M\d+ \d+/g)?.map((move) => move.slice(1)));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? "#" : ".")).join(""),
  );
}
const cut = (rows: string[], x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));

test("the QR code of an order number has three corner squares and a white border", () => {
  const code = orderCode("C123456789");
  const rows = squares(code);
  const far = code.size - 4 - 7;

  expect([cut(rows, 4, 4), cut(rows, far, 4), cut(rows, 4, far)]).toEqual([corner, corner, corner]);
  expect([...rows.slice(0, 4), ...rows.slice(-4)].join("")).not.toContain("#");
  expect(rows.map((row) => row.slice(0, 4) + row.slice(-4)).join("")).not.toContain("#");
});

test("two orders have two different codes", () => {
  expect(orderCode("C123456789").path).not.toBe(orderCode("C123456780").path);
});
