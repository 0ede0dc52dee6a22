import { z } from "zod";

const maxEndpointLength = 2048;
/** Of an uncompressed point of P-256. */
const keyBytes = 65;
const uncompressed = 4;
const secretBytes = 16;

const bytesOf = (text: string) => Buffer.from(text, "base64url");
const base64url = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/);

/** RFC 8291. */
export const subscriptionSchema = z.object({
  endpoint: z.string().max(maxEndpointLength),
  p256dh: base64url.refine((key) => {
    const bytes = bytesOf(key);
    return bytes.byteLength === keyBytes && bytes[0] === uncompressed;
  }),
  auth: base64url.refine((secret) => bytesOf(secret).byteLength === secretBytes),
});

export type Subscription = z.output<typeof subscriptionSchema>;
