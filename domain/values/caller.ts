interface Caller {
  name: string;
  phone: string;
}

/** Grouped to be read out. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}

/** The name, else the number. */
export function callerOf({ name, phone }: Caller): string {
  return name === "" ? readablePhone(phone) : name;
}

/** False for a number that nobody could read. */
export function isDialable(phone: string): boolean {
  return /^\+\d{6,15}$/.test(phone);
}
