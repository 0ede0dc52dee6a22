import { grouped } from "#content/grouped-number.ts";
import { mostCounted } from "#domain/enquiries/enquiry.ts";

export function countedUpTo(count: number): string {
  return count > mostCounted ? `${grouped(mostCounted)}+` : grouped(count);
}
