interface Caller {
  name: string;
  phone: string;
}

/** In groups that can be read out; Indian numbers as they are written in India. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}

/** Who has asked: the name, or the number where only that was asked for. */
export function callerOf({ name, phone }: Caller): string {
  return name === "" ? readablePhone(phone) : name;
}

/** False for a number that is kept as it was typed, because nobody could read it. */
export function isDialable(phone: string): boolean {
  return /^\+\d{6,15}$/.test(phone);
}
