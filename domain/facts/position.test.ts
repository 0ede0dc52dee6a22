import { expect, test } from "vitest";
import { readPin, readPosition, writtenPin } from "./position.ts";

test.each([
  ["18.4088, 76.5604", 18.4088, 76.5604],
  ["18.4088 76.5604", 18.4088, 76.5604],
  [
    "https://www.google.com/maps/place/Rathkar/@18.40,76.50,17z/data=!3m1!4b1!4m5!8m2!3d18.4088!4d76.5604",
    18.4088,
    76.5604,
  ],
  ["https://www.google.com/maps/@18.4088,76.5604,15z", 18.4088, 76.5604],
  ["https://maps.google.com/?q=18.4088,76.5604", 18.4088, 76.5604],
  ["https://www.google.com/maps/search/?api=1&query=18.4088%2C76.5604", 18.4088, 76.5604],
  ["https://www.google.com/maps/search/18.4088,+76.5604", 18.4088, 76.5604],
  ["geo:18.4088,76.5604?z=17", 18.4088, 76.5604],
])("%s is a place [FACT-7]", (typed, latitude, longitude) => {
  expect(readPosition(typed)).toEqual({ latitude, longitude });
});

test.each(["", "Plot 00", "https://maps.app.goo.gl/AbC123", "98, 76", "18.4, 190"])(
  "%j is none [FACT-7]",
  (typed) => {
    expect(readPosition(typed)).toBeNull();
  },
);

const position = { latitude: 18.4088, longitude: 76.5604 };

test.each([
  [
    "https://maps.app.goo.gl/AbC123?g_st=aw",
    { link: "https://maps.app.goo.gl/AbC123?g_st=aw", position: null },
  ],
  ["https://goo.gl/maps/AbC123", { link: "https://goo.gl/maps/AbC123", position: null }],
  ["https://maps.app.goo.gl/AbC123 18.4088, 76.5604", { link: "https://maps.app.goo.gl/AbC123", position }],
  ["18.4088,76.5604 https://maps.app.goo.gl/AbC123", { link: "https://maps.app.goo.gl/AbC123", position }],
  ["https://www.google.com/maps/@18.4088,76.5604,15z", { link: null, position }],
  ["https://evil.example/maps.app.goo.gl", null],
])("%s is a pin that is read again as it is written [FACT-7]", (typed, pin) => {
  expect(readPin(typed)).toEqual(pin);
  if (pin !== null) expect(readPin(writtenPin(pin))).toEqual(pin);
});
