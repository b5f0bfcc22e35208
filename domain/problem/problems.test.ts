import { expect, test } from "vitest";
import { type ProblemCode, problemOfCode, problems } from "./problems.ts";

/** The catalogue as specified: code and status; `note` is a coupon line. */
const catalogue = `
  1000 500, 1001 400, 1002 404, 1003 429, 1004 503, 1005 409, 1006 409, 1007 415, 1008 403,
  2001 400, 2002 400, 2003 410,
  3001 404, 3002 409, 3003 422, 3004 422, 3005 422,
  4001 404, 4002 422, 4003 409, 4005 410, 4101 note, 4102 note, 4103 note, 4104 note, 4105 note, 4106 note, 4107 note,
  5001 402, 5002 402, 5003 402, 5004 408, 5005 409, 5006 422, 5007 200, 5008 409,
  6001 401, 6002 409, 6003 401, 6004 429, 6005 400, 6006 400, 6007 410, 6008 403, 6009 403, 6010 409, 6011 409, 6012 400,
  6013 400, 6014 422,
  7001 404, 7002 422, 7003 409, 7004 409, 7005 409, 7006 422, 7007 403, 7008 404, 7009 422,
  8001 422, 8002 422, 8003 409, 8004 404, 8005 503, 8006 409, 8007 422, 8008 403, 9001 404, 9002 409, 9003 410, 9004 422,
  9101 404, 9102 403, 9103 422, 9104 429,
  9201 422, 9202 422`;

test("every problem of the catalogue has its code and status, and there is no other", () => {
  const decided = catalogue.split(",").map((row) => row.trim().replace("note", "200"));
  const ours = Object.values(problems).map(({ code, status }) => `${code} ${status}`);
  expect(ours).toEqual(decided);
});

test.each(Object.keys(problems) as ProblemCode[])("%s is found by its number", (name) => {
  expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(problemOfCode(problems[name].code)).toBe(name);
});

test("a number outside the catalogue has no name", () => {
  expect(problemOfCode(4004)).toBe(undefined);
});
