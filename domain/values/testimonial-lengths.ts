/** UTF-16 units, in the form as in the list. */
export const testimonialLengths = { quote: 400, name: 80, position: 80 } as const;
