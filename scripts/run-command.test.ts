import { expect, test } from "vitest";
import { commandsAsTyped } from "./run-command.ts";

test.each([
  ["or run `npm run store:claim` if", "or run `rathkar store:claim` if"],
  ["npm run restore -- --from /mnt/backups", "rathkar restore --from /mnt/backups"],
  ["npm run --silent backup -- download > backup.zip", "rathkar backup download > backup.zip"],
  ["make the first by npm run backup.", "make the first by rathkar backup."],
])("a release says %j in its own words [OPS-30]", (asInCheckout, asInRelease) => {
  expect(commandsAsTyped(asInCheckout, true)).toBe(asInRelease);
  expect(commandsAsTyped(asInCheckout, false)).toBe(asInCheckout);
});
