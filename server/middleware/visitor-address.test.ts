import { expect, test } from "vitest";
import { addressMatcher } from "#platform/address-ranges.ts";
import { noticeUnnamedProxy, visitorAddress } from "./visitor-address.ts";

const nobody = addressMatcher([]);
const proxies = addressMatcher(["127.0.0.0/8", "::1/128", "10.0.0.0/8"]);

test.each([
  ["without a proxy the header is not believed", nobody, "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["another machine is not believed either", proxies, "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["our proxy is believed", proxies, "127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["what the visitor wrote before is not", proxies, "127.0.0.1", "1.2.3.4, 203.0.113.9", "203.0.113.9"],
  ["a chain of proxies is followed", proxies, "::1", "203.0.113.9, 10.1.2.3", "203.0.113.9"],
  ["an unreadable entry ends the list", proxies, "127.0.0.1", "203.0.113.9, unknown", "127.0.0.1"],
  ["an IPv4 address mapped into IPv6 is the same", proxies, "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["a port does not count", proxies, "127.0.0.1", "203.0.113.9:5432", "203.0.113.9"],
  ["a bracketed address is read", proxies, "127.0.0.1", "[2001:db8::1]:443", "2001:db8::1"],
  ["no header at all", proxies, "127.0.0.1", null, "127.0.0.1"],
  ["no socket at all", proxies, undefined, "1.2.3.4", "0.0.0.0"],
])("%s", (_what, isProxy, peer, forwardedFor, expected) => {
  expect(visitorAddress(isProxy, peer, forwardedFor)).toBe(expected);
});

test.each([
  ["our proxy names the visitor", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
  ["what it names is no address", "10.0.0.1", "203.0.113.9, 1.2.3.4", "198.51.100.7"],
  ["another machine names one", "198.51.100.8", "203.0.113.9", "198.51.100.8"],
])("in a header of its own: %s", (_what, peer, named, expected) => {
  expect(visitorAddress(proxies, peer, "198.51.100.7", named)).toBe(expected);
});

test.each([
  [
    "three visitors by one neighbour",
    "10.0.0.5",
    ["203.0.113.9", "203.0.113.10", "2001:db9::1"],
    ["10.0.0.5"],
  ],
  [
    "ten by it, told once",
    "10.0.0.5",
    Array.from({ length: 10 }, (_, at) => `203.0.113.${at}`),
    ["10.0.0.5"],
  ],
  ["one who comes ten times", "10.0.0.5", Array<string>(10).fill("203.0.113.9"), []],
  ["phones of the workshop's own network", "192.168.1.7", [null, "192.168.1.8", "nonsense"], []],
  ["a stranger who thinks up others", "203.0.113.7", ["1.2.3.4", "1.2.3.5", "1.2.3.6"], []],
])("visitors who seem to be one are noticed: %s [OPS-36]", (_what, address, forwarded, told) => {
  const proxies: string[] = [];
  const notice = noticeUnnamedProxy((proxy) => proxies.push(proxy));
  for (const header of forwarded) notice(address, header);
  expect(proxies).toEqual(told);
});
