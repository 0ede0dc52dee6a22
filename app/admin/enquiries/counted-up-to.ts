import { grouped } from "#content/grouped-number.ts";
import { mostCounted } from "#domain/enquiries/enquiry.ts";

/** Such as 10,000+. */
export function countedUpTo(count: number): string {
  return count > mostCounted ? `${grouped(mostCounted)}+` : grouped(count);
}
