import { expect, test } from "vitest";
import { deviceName, networkHint } from "./device-name.ts";

test.each([
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0",
    "Edge, Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox, Linux"],
  ["curl/8.5.0", "?"],
  [undefined, "?"],
])("%s is %s to its owner", (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words);
});

test.each([
  ["203.0.113.7", "203.0.…"],
  ["2001:db8:1:2::/64", "2001:db8:…"],
])("of the network %s the owner sees %s", (network, hint) => {
  expect(networkHint(network)).toBe(hint);
});
