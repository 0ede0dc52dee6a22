import { fillPlaceholders } from "#content/placeholders.ts";
import type { AdminText } from "../kit/page/admin-text.ts";

const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

export function deviceWords(text: AdminText["account"]["sessions"], userAgent: string | null): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  if (system === undefined) return browser ?? text.unknownDevice;
  if (browser === undefined) return fillPlaceholders(text.unknownBrowser, { system });
  return fillPlaceholders(text.device, { browser, system });
}
