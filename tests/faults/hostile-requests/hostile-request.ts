import fc from "fast-check";
import { hostileBody, hostileForm } from "./hostile-body.ts";
import { hostileText, oneOfWords, urlEscaped } from "./hostile-text.ts";

export interface HostileRequest {
  line: string;
  bytes: Buffer;
  isHalf: boolean;
  /** To a tunnel, half a body and one that is still coming while it is refused the server may answer by hanging up. */
  isAnswered: boolean;
}

export interface HostilePlace {
  host: string;
  cookie: string;
}

const methods = fc.oneof(
  { arbitrary: oneOfWords("GET POST"), weight: 20 },
  { arbitrary: oneOfWords("HEAD PUT PATCH DELETE OPTIONS TRACE"), weight: 2 },
  { arbitrary: oneOfWords("PROPFIND QUERY SEARCH get P0ST CONNECT"), weight: 1 },
);

const prefixes = fc.constantFrom("", "", "/hi", "/mr", "/HI", "/h%69", "/fr");
const sitePaths = oneOfWords(`
  / /gallery /gallery/ //gallery /services /services/denting /services/body-building/bumper /about /company /terms
  /contact /contact.data /contact/form-token /_.data /services/constructor /services/__proto__
  /services/denting-painting /gallery/6f1c0d52-3d3a-4f6a-9d1b-2d8f0b6f9f10
`);
const adminPaths = oneOfWords(`
  /admin /admin.data /admin/code /admin/forgotten-password /admin/new-password /admin/session /admin/sign-out
  /admin/upload /admin/upload.data /admin/upload/picture /admin/upload/batch /admin/upload/stored /admin/images /admin/images.data
  /admin/images/matching /admin/images/delete /admin/images/bulk-edit /admin/images/bulk-edit/undo
  /admin/vehicle-names /admin/vehicle-names.data /admin/body-types.data
  /admin/enquiries /admin/enquiries/export /admin/enquiries/6f1c0d52-3d3a-4f6a-9d1b-2d8f0b6f9f10.data
  /admin/enquiries/x /admin/bin /admin/bin/change /admin/bin/ids /admin/facts.data
  /admin/account /admin/account.data /admin/session-check /admin/nowhere /admin/%00
`);
const filePaths = oneOfWords(`
  /robots.txt /sitemap.xml /favicon.ico /mark.svg /healthz /speculation-rules.json /wp-login.php /assets/ /.env
  /assets/../package.json /assets/%2e%2e/%2e%2e/package.json /assets/..%2f..%2fpackage.json /data/rathkar.sqlite
  /gallery-images/x/320.avif /gallery-images/main_1_0_a.jpg /gallery-images/..%2frathkar.sqlite/1280.jpeg
  /%2e%2e/%2e%2e/etc/passwd /\\..\\x * http://evil.example/
`);

const paths = fc.oneof(
  { arbitrary: fc.tuple(prefixes, sitePaths).map(([prefix, path]) => prefix + path), weight: 6 },
  { arbitrary: adminPaths, weight: 5 },
  { arbitrary: filePaths, weight: 2 },
  { arbitrary: hostileText.map((text) => `/${urlEscaped(text).slice(0, 12_000)}`), weight: 1 },
);
const formPaths = oneOfWords(`
  /contact /contact /hi/contact /mr/contact /admin /admin/code /admin/forgotten-password /admin/images.data
  /admin/vehicle-names.data /admin/body-types.data /admin/account.data /admin/facts.data
  /admin/enquiries/6f1c0d52-3d3a-4f6a-9d1b-2d8f0b6f9f10.data
`);

const parameter = fc.tuple(
  oneOfWords(`
    work vehicle body page service project inquiry sent part search sort state log to code token role index name key
    _routes sign-out-failed __proto__ x
  `),
  fc.oneof(hostileText, oneOfWords("painting 1 -1 1e309 9007199254740993 yes pages % main")),
);
const queries = fc
  .array(parameter, { maxLength: 5 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${urlEscaped(value)}`).join("&"))
  .map((query) => (query === "" ? "" : `?${query.slice(0, 12_000)}`));

/** As it may stand in a header's line, in UTF-8; seldom with what HTTP forbids there. */
const headerText = fc.tuple(hostileText, fc.nat(9)).map(([text, number]) => {
  const bytes = Buffer.from(text.slice(0, 4_000)).toString("latin1");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is forbidden
  return number === 0 ? bytes.replace(/[\r\n]/g, " ") : bytes.replace(/[\0-\x1f\x7f]/g, " ");
});
const headerNames = oneOfWords(`
  Accept Accept-Encoding Accept-Language Cookie User-Agent Referer Origin If-None-Match If-Modified-Since Range
  X-Forwarded-For X-Forwarded-Host Forwarded Rathkar-Account Sec-Fetch-Site Authorization Content-Encoding Upgrade
  X-HTTP-Method-Override
`);
const header = fc.oneof(
  fc.tuple(headerNames, headerText).map(([name, value]) => `${name}: ${value}`),
  fc.constantFrom(
    ...[
      "Accept: text/html",
      "Accept: application/json",
      "Accept-Encoding: br",
      "Accept-Encoding: br;q=0, gzip;q=2, *;q=-1",
    ],
    ...[
      "Expect: 100-continue",
      "Expect: miracles",
      "Range: bytes=0-0,-1,5-",
      "If-None-Match: *",
      "Save-Data: on",
    ],
    ...[
      "If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT",
      "Upgrade: websocket",
      "Origin: https://evil.example",
    ],
    ...["Sec-Fetch-Site: cross-site", "Host: evil.example", "Transfer-Encoding: gzip", "Content-Length: -5"],
  ),
);

/** Each network has its limits, which so many reach seldom. */
const network = fc.nat(2_000);
const isSignedIn = fc.nat(3).map((number) => number === 0);

const anything = fc.record({
  ...{ method: methods, path: paths, query: queries, body: hostileBody, network, isSignedIn },
  headers: fc.array(header, { maxLength: 5 }),
});
const nearlyRight = fc.record({
  ...{ method: fc.constant("POST"), path: formPaths, query: fc.constant(""), body: hostileForm, network },
  ...{ isSignedIn: fc.constant(true), headers: fc.constant<string[]>([]) },
});
const drawn = fc.oneof({ arbitrary: anything, weight: 3 }, { arbitrary: nearlyRight, weight: 1 });

export function hostileRequest(seed: number, number: number, { host, cookie }: HostilePlace): HostileRequest {
  const [sample] = fc.sample(fc.noBias(drawn), { seed: seed + number, numRuns: 1 });
  if (sample === undefined) throw new Error("Nothing was drawn.");
  const { method, path, query, headers, body, network, isSignedIn } = sample;
  const line = `${method} ${path}${query} HTTP/1.1`;
  const isWithBody = !["GET", "HEAD"].includes(method) || number % 20 === 0;
  const isOffice = path.startsWith("/admin/") && !path.includes("sign-out");
  const lines = [
    ...[line, `Host: ${host}`, "Connection: close", `X-Forwarded-For: 10.9.${network >> 8}.${network & 255}`],
    ...(isSignedIn && isOffice ? [`Cookie: ${cookie}`] : []),
    ...headers,
    ...(isWithBody ? body.headers : []),
  ];
  const bytes = Buffer.concat([
    Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"),
    isWithBody ? body.bytes : Buffer.alloc(0),
  ]);
  const isHalf = isWithBody && body.isHalf;
  return { line, bytes, isHalf, isAnswered: method !== "CONNECT" && !isHalf && bytes.length < 64 * 1024 };
}
