/** A whole number as it is grouped in India. */
export const whole = new Intl.NumberFormat("en-IN");
