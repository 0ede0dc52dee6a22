import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import type { Subscription } from "#domain/push/subscription.ts";
import type { PushNetwork } from "#platform/push/push-network.ts";

const cert = `-----BEGIN CERTIFICATE-----
MIIBujCCAWGgAwIBAgIUcv5Ro51GTRbeQzIbJNy5naNJzkYwCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZcHVzaCBzZXJ2aWNlIG9mIHRoZSB0ZXN0czAgFw0yNjExMjIy
MDIyMTRaGA8yMTI2MTAyOTIwMjIxNFowJDEiMCAGA1UEAwwZcHVzaCBzZXJ2aWNl
IG9mIHRoZSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABGVQIPds5d+x
Iswk9H4RdfgLrhgMngy9WDHv+TWr0Ucj8sD88a0uJ46z7MoHBO/TpWXT9SbozJGX
yFisLV0TiECjbzBtMB0GA1UdDgQWBBR306z68zBOqLtancmiXALlJ62R3jAfBgNV
HSMEGDAWgBR306z68zBOqLtancmiXALlJ62R3jAPBgNVHRMBAf8EBTADAQH/MBoG
A1UdEQQTMBGHBH8AAAGCCXB1c2gudGVzdDAKBggqhkjOPQQDAgNHADBEAiBCfiZX
YPg7sKdXPDpM7Z15zLIR57/PsN6d1abJFNGWzgIgUMok1zAaL7QnyPDC1/xUmPSf
fl+Nwd/yzCdw+GZ0TuM=
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgj7K1XFTx8qm5RXh3
Ex4CVVEYKy9xdWfSeCGNFbQPs6GhRANCAARlUCD3bOXfsSLMJPR+EXX4C64YDJ4M
vVgx7/k1q9FHI/LA/PGtLieOs+zKBwTv06Vl0/Um6MyRl8hYrC1dE4hA
-----END PRIVATE KEY-----`;

export interface ReceivedPush {
  payload: unknown;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface SubscribedBrowser {
  subscription: Subscription;
  received: ReceivedPush[];
}

/** A push service on this machine (RFC 8030). */
export interface PushService extends AsyncDisposable {
  network: PushNetwork;
  origin: string;
  subscribe(publicKey: string): SubscribedBrowser;
  answerWith(status: number): void;
  fallSilent(): void;
  asked(): number;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (push: Omit<ReceivedPush, "payload">) => void>();
  let [status, asked] = [201, 0];
  let isSilent = false;
  const server: Server = createServer({ cert, key }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked++;
    if (isSilent) return;
    const receive = browsers.get(request.url ?? "");
    if (status === 201) receive?.({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(receive === undefined ? 404 : status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `https://127.0.0.1:${port}`;

  return {
    network: { mayReach: (address) => address === "127.0.0.1", ca: cert },
    origin,
    subscribe(publicKey) {
      const path = `/push/${randomBytes(12).toString("hex")}`;
      const keys = createECDH("prime256v1");
      const auth = randomBytes(16);
      const received: ReceivedPush[] = [];
      browsers.set(path, (push) => {
        checkSignature(String(push.headers.authorization), { origin, publicKey });
        received.push({ ...push, payload: JSON.parse(decrypt(push.body, keys, auth)) });
      });
      const p256dh = keys.generateKeys().toString("base64url");
      return {
        subscription: { endpoint: origin + path, p256dh, auth: auth.toString("base64url") },
        received,
      };
    },
    answerWith(answer) {
      status = answer;
      isSilent = false;
    },
    fallSilent() {
      isSilent = true;
    },
    asked: () => asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** RFC 8291 with the content coding aes128gcm of RFC 8188, one record. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = browser.computeSecret(sender);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", shared, auth, info, 32));
  const contentKey = hkdfSync("sha256", secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = hkdfSync("sha256", secret, salt, "Content-Encoding: nonce\0", 12);
  const decipher = createDecipheriv("aes-128-gcm", Buffer.from(contentKey), Buffer.from(nonce));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The delimiter of the last record, behind which is padding.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

/** RFC 8292. Throws where the message is not signed by the key for this push service, or for too long. */
function checkSignature(header: string, { origin, publicKey }: { origin: string; publicKey: string }): void {
  const [, token = "", signer] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? [];
  if (signer !== publicKey) throw new Error("The message names another key.");
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256" },
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const signedBy = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    signedBy,
    Buffer.from(signature, "base64url"),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
  const left = exp - Date.now() / 1000;
  if (!isSigned || aud !== origin || left <= 0 || left > 24 * 60 * 60 || !/^mailto:.+@/.test(sub)) {
    throw new Error("The message is not signed for this push service.");
  }
}
