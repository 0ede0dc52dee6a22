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

/** By form, number and network; a number counts in its network alone, so that nobody closes another's. */
export function createEnquiryLimits(limiters: RateLimiters): WithinLimits {
  const networks = limiters("forms", most.ofNetwork, period);
  const phones = limiters("phones", most.ofPhone, period);
  const forms = limiters("form tokens", most.ofForm, period);

  return async ({ address, phone, formToken }, work) => {
    const network = networkOf(address);
    const [number = foldSearched(phone)] = phoneKeys(phone);
    // The network comes last: what a sender is refused is not charged to his neighbours.
    const limits = [
      ...(formToken === null ? [] : [{ counter: forms, key: formToken }]),
      { counter: phones, key: `${number} of ${network}` },
      { counter: networks, key: network },
    ];
    const counted: typeof limits = [];
    const takeBack = () => Promise.all(counted.map(({ counter, key }) => counter.reward(key)));
    for (const limit of limits) {
      const seconds = await secondsToWait(limit.counter, limit.key);
      if (seconds !== null) {
        await takeBack();
        return refused(seconds);
      }
      counted.push(limit);
    }
    try {
      return accepted(await work());
    } catch (error) {
      await takeBack();
      throw error;
    }
  };
}
