interface Caller {
  name: string;
  phone: string;
}

/** Grouped to be read out; Indian area codes of more than two digits are not told apart. */
export function readablePhone(phone: string): string {
  return phone
    .replace(/^\+91([06-9]\d{4})(\d{5})$/, "+91 $1 $2")
    .replace(/^\+91(11|20|22|33|40|44)(\d{4})(\d{4})$/, "+91 $1 $2 $3")
    .replace(/^\+91(\d{10})$/, "+91 $1");
}

/** The name, else the number. */
export function callerOf({ name, phone }: Caller): string {
  return name === "" ? readablePhone(phone) : name;
}

/** False for a number that nobody could read. */
export function isDialable(phone: string): boolean {
  return /^\+\d{6,15}$/.test(phone);
}

/** False for Indian numbers that are no mobile. */
export function mayHaveWhatsapp(phone: string): boolean {
  return isDialable(phone) && (!phone.startsWith("+91") || /^\+91[6-9]\d{9}$/.test(phone));
}
