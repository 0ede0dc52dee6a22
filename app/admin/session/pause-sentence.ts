/** How long to wait, in words. */
export function pauseSentence(seconds: number): string {
  const wait = seconds < 60 ? counted(seconds, "second") : counted(Math.ceil(seconds / 60), "minute");
  return `Too many attempts. Please wait ${wait} and try again.`;
}

function counted(amount: number, unit: string): string {
  return amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`;
}
