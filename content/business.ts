/**
 * The facts of the business, each in one place. The values are visibly samples; replace them before going live.
 * Phones and WhatsApp in international form, the map position in degrees, times in Asia/Kolkata.
 */
export const business = {
  name: "Rathkar",
  phones: [
    { shown: "+91 00000 00000", dialled: "+910000000000" },
    { shown: "+91 00000 00001", dialled: "+910000000001" },
  ],
  whatsapp: "910000000000",
  email: "hello@example.com",
  hours: { opens: "09:00", closes: "18:00", closedOn: "Thursday" },
  since: 2005,
} as const;
