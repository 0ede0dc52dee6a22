import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDropdownControl, dropdownTimings } from "./dropdown-control.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openMenu() {
  const menu = { open: null as string | null };
  const control = createDropdownControl((name) => {
    menu.open = name;
  });
  return { menu, control, wait: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) };
}

test("the specified delays are kept [NAV-4]", () => {
  expect(dropdownTimings).toEqual({ open: 200, skip: 300, close: 150 });
});

test("a resting pointer opens after the delay, a passing one never [NAV-4]", () => {
  const { menu, control, wait } = openMenu();
  control.pointerEnters("services");
  wait(199);
  control.pointerLeaves();
  wait(1000);
  expect(menu.open).toBeNull();
  control.pointerEnters("services");
  wait(199);
  expect(menu.open).toBeNull();
  wait(1);
  expect(menu.open).toBe("services");
});

test("a pointer that comes back in time keeps the dropdown open [NAV-4]", () => {
  const { menu, control, wait } = openMenu();
  control.pointerEnters("services");
  wait(200);
  control.pointerLeaves();
  wait(149);
  control.pointerEnters("services");
  wait(1000);
  expect(menu.open).toBe("services");
  control.pointerLeaves();
  wait(150);
  expect(menu.open).toBeNull();
});

test("the neighbour opens at once while one is open and shortly after [NAV-4]", () => {
  const { menu, control, wait } = openMenu();
  control.pointerEnters("services");
  wait(200);
  control.pointerLeaves();
  control.pointerEnters("company");
  expect(menu.open).toBe("company");
  control.close();
  wait(299);
  control.pointerEnters("services");
  expect(menu.open).toBe("services");
  control.close();
  wait(300);
  control.pointerEnters("services");
  expect(menu.open).toBeNull();
});

test("a click never closes what hover has just opened, the next one does [NAV-5]", () => {
  const { menu, control, wait } = openMenu();
  control.pointerEnters("services");
  wait(200);
  control.press("services");
  expect(menu.open).toBe("services");
  control.press("services");
  expect(menu.open).toBeNull();
});

test("a click before the delay is over opens at once and stays [NAV-5]", () => {
  const { menu, control, wait } = openMenu();
  control.pointerEnters("services");
  wait(100);
  control.press("services");
  expect(menu.open).toBe("services");
  wait(200);
  expect(menu.open).toBe("services");
});

test("what was opened by a click stays when the pointer leaves [NAV-5]", () => {
  const { menu, control, wait } = openMenu();
  control.press("company");
  control.pointerLeaves();
  wait(1000);
  expect(menu.open).toBe("company");
});

test("a closed dropdown does not open again by what was pending", () => {
  const { menu, control, wait } = openMenu();
  control.pointerEnters("services");
  control.close();
  wait(1000);
  expect(menu.open).toBeNull();
});

test("what was open before the scripts came closes like any other", () => {
  const { menu, control, wait } = openMenu();
  control.adopt("services");
  expect(menu.open).toBe("services");
  control.pointerLeaves();
  wait(150);
  expect(menu.open).toBeNull();
});
