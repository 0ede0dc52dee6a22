import { expect, test } from "vitest";
import { isUnavailable } from "./unavailable.ts";

const withCode = (code: string) => Object.assign(new Error("a fault"), { code });

test.each([
  ["a full disk", withCode("ENOSPC")],
  ["a full database", withCode("SQLITE_FULL")],
  ["no handles left", withCode("EMFILE")],
  ["a server that is gone, several addresses tried", new AggregateError([withCode("ECONNREFUSED")])],
  ["a PostgreSQL that shuts down", withCode("57P01")],
  ["a connection that was lost", new Error("Connection terminated unexpectedly")],
  ["a cause that passes", new Error("not stored", { cause: withCode("EROFS") })],
])("%s may pass [ERR-5]", (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ["a mistake of ours", new TypeError("x is not a function")],
  ["a broken rule of the database", withCode("23505")],
  ["a corrupt database", withCode("SQLITE_CORRUPT")],
  ["something that is no error", "just text"],
])("%s does not pass by itself [ERR-5]", (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
