/** In the order the selector shows them. */
export const languages = [
  { code: "en", name: "English", nativeName: "English", prefix: "" },
  { code: "hi", name: "Hindi", nativeName: "हिन्दी", prefix: "/hi" },
  { code: "mr", name: "Marathi", nativeName: "मराठी", prefix: "/mr" },
] as const;

export type Language = (typeof languages)[number]["code"];

export const defaultLanguage: Language = "en";
