interface Cookie {
  value: string;
  maxAgeSeconds: number;
  isReadable?: boolean;
}

/** What all cookies have in common. */
export function cookiesAt(origin: string) {
  const isSecure = new URL(origin).protocol === "https:";
  const prefix = isSecure ? "__Host-rathkar" : "rathkar";
  const nameOf = (name: string) => `${prefix}.${name}`;
  return {
    isSecure,
    prefix,
    nameOf,
    read(cookies: string | null, name: string): string | null {
      const begin = `${nameOf(name)}=`;
      const pair = cookies?.split(/;\s*/).find((one) => one.startsWith(begin));
      return pair?.slice(begin.length) ?? null;
    },
    write(name: string, { value, maxAgeSeconds, isReadable = false }: Cookie): string {
      const attributes = ["Path=/", `Max-Age=${maxAgeSeconds}`, "SameSite=Lax"];
      if (!isReadable) attributes.push("HttpOnly");
      if (isSecure) attributes.push("Secure");
      return [`${nameOf(name)}=${value}`, ...attributes].join("; ");
    },
  };
}
