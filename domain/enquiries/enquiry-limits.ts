import { foldSearched } from "#domain/values/normalize-text.ts";
import { phoneKeys } from "#domain/values/read-phones.ts";
import { type RateLimiters, secondsToWait } from "#platform/rate-limiters.ts";
import { networkOf } from "#platform/visitor-network.ts";

/** Seconds. */
const period = 10 * 60;
/** Several hundred phones share an operator's address; a person or a form that was begun once sends a few. */
const most = { ofNetwork: 300, ofPhone: 5, ofForm: 5 };

export interface EnquirySender {
  address: string;
  phone: string;
  formToken: string | null;
}

/** Counts what is sent. Answers null, or the seconds to wait where there was too much of a network, number or form. */
export function createEnquiryLimits(
  limiters: RateLimiters,
): (sender: EnquirySender) => Promise<number | null> {
  const networks = limiters("forms", most.ofNetwork, period);
  const phones = limiters("phones", most.ofPhone, period);
  const forms = limiters("form tokens", most.ofForm, period);
  return async ({ address, phone, formToken }) => {
    const [number = foldSearched(phone)] = phoneKeys(phone);
    const waits = await Promise.all([
      secondsToWait(networks, networkOf(address)),
      secondsToWait(phones, number),
      formToken === null ? null : secondsToWait(forms, formToken),
    ]);
    const longest = Math.max(...waits.map((seconds) => seconds ?? 0));
    return longest === 0 ? null : longest;
  };
}
