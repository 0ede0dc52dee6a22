import { expect, test } from "vitest";
import { browserWith } from "#tests/support/test-administrator.ts";
import { createKnownDevices } from "./known-devices.ts";

const owner = "owner@rathkar.example";
const publicUrl = "https://rathkar.example";
const devices = createKnownDevices({ secret: "a secret of more than thirty-two characters", publicUrl });

function cookieFor(account: string, before: string | null = null): string {
  return browserWith([devices.remember(before, account)]).get("cookie") ?? "";
}

test("a browser that has signed in is known by one name from then on", () => {
  const cookie = cookieFor(owner);
  const device = devices.deviceOf(cookie, owner);

  expect(device).not.toBeNull();
  expect(devices.deviceOf(cookieFor(owner, cookie), owner)).toBe(device);
  expect(devices.deviceOf(cookieFor(owner), owner)).not.toBe(device);
});

test("nobody makes a device known to an account but its own sign-in", () => {
  const cookie = cookieFor(owner);
  const elsewhere = createKnownDevices({ secret: "another secret of thirty-two characters", publicUrl });
  const [pair = "", signature = ""] = cookie.split(".device=")[1]?.split(".") ?? [];

  expect(devices.deviceOf(cookie, "someone@else.example")).toBeNull();
  expect(elsewhere.deviceOf(cookie, owner)).toBeNull();
  for (const value of ["", ".", `${pair}.`, `x${pair}.${signature}`, `${pair}.${signature}x`, signature]) {
    expect(devices.deviceOf(`__Host-rathkar.device=${value}`, owner)).toBeNull();
  }
  expect(devices.deviceOf(null, owner)).toBeNull();
});
