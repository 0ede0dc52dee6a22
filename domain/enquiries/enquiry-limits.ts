import { foldSearched } from "#domain/values/normalize-text.ts";
import { phoneKeys } from "#domain/values/read-phones.ts";
import { type RateLimiters, secondsToWait } from "#platform/rate-limiters.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { networkOf } from "#platform/visitor-network.ts";

/** Seconds. */
const period = 10 * 60;
/** Hundreds of phones share an operator's address. */
const most = { ofNetwork: 300, ofPhone: 5, ofForm: 5 };

export interface EnquirySender {
  address: string;
  phone: string;
  formToken: string | null;
}

/** Does the work within the limits: refused with the seconds to wait, not counted where we fail. */
export type WithinLimits = <Value>(
  sender: EnquirySender,
  work: () => Promise<Value>,
) => Promise<Result<Value, number>>;

/** By network, phone number and form. */
export function createEnquiryLimits(limiters: RateLimiters): WithinLimits {
  const networks = limiters("forms", most.ofNetwork, period);
  const phones = limiters("phones", most.ofPhone, period);
  const forms = limiters("form tokens", most.ofForm, period);

  return async ({ address, phone, formToken }, work) => {
    const [number = foldSearched(phone)] = phoneKeys(phone);
    const counted = [
      { counter: networks, key: networkOf(address) },
      { counter: phones, key: number },
      ...(formToken === null ? [] : [{ counter: forms, key: formToken }]),
    ];
    const waits = await Promise.all(counted.map(({ counter, key }) => secondsToWait(counter, key)));
    const longest = Math.max(...waits.map((seconds) => seconds ?? 0));
    if (longest > 0) return refused(longest);
    try {
      return accepted(await work());
    } catch (error) {
      await Promise.all(counted.map(({ counter, key }) => counter.reward(key)));
      throw error;
    }
  };
}
