import type { Language } from "./languages.ts";

type InEachLanguage = Readonly<Record<Language, string>>;

export const closingNotices = {
  today: { en: "Closed today", hi: "आज वर्कशॉप बंद है", mr: "आज वर्कशॉप बंद आहे" },
  restOfDay: {
    en: "Closed for the rest of today",
    hi: "आज का काम पूरा हुआ, वर्कशॉप बंद है",
    mr: "आजचे काम संपले, वर्कशॉप बंद आहे",
  },
  family: {
    en: "Closed for a family function",
    hi: "घर में समारोह है, वर्कशॉप बंद है",
    mr: "घरगुती कार्यक्रमामुळे वर्कशॉप बंद आहे",
  },
} as const satisfies Record<string, InEachLanguage>;

export const holidayNotice: InEachLanguage = {
  en: "Closed for {holiday}",
  hi: "{holiday} पर वर्कशॉप बंद है",
  mr: "{holiday}: वर्कशॉप बंद आहे",
};

export type HolidayName = InEachLanguage;

/** On the same day (`01-26`) every year. */
export const fixedHolidays: readonly { day: string; name: HolidayName }[] = [
  { day: "01-26", name: { en: "Republic Day", hi: "गणतंत्र दिवस", mr: "प्रजासत्ताक दिन" } },
  { day: "02-19", name: { en: "Shivaji Jayanti", hi: "शिवाजी जयंती", mr: "शिवजयंती" } },
  { day: "04-14", name: { en: "Ambedkar Jayanti", hi: "आंबेडकर जयंती", mr: "आंबेडकर जयंती" } },
  { day: "05-01", name: { en: "Maharashtra Day", hi: "महाराष्ट्र दिवस", mr: "महाराष्ट्र दिन" } },
  { day: "08-15", name: { en: "Independence Day", hi: "स्वतंत्रता दिवस", mr: "स्वातंत्र्य दिन" } },
  { day: "10-02", name: { en: "Gandhi Jayanti", hi: "गांधी जयंती", mr: "गांधी जयंती" } },
  { day: "12-25", name: { en: "Christmas", hi: "क्रिसमस", mr: "नाताळ" } },
];

/** Both days included; calendars differ by a day, so the owner is asked to check. */
export const movingHolidays: readonly { from: string; to: string; name: HolidayName }[] = [
  {
    ...{ from: "2027-01-14", to: "2027-01-14" },
    name: { en: "Makar Sankranti", hi: "मकर संक्रांति", mr: "मकर संक्रांत" },
  },
  {
    ...{ from: "2027-03-06", to: "2027-03-06" },
    name: { en: "Maha Shivratri", hi: "महाशिवरात्रि", mr: "महाशिवरात्री" },
  },
  {
    ...{ from: "2027-03-22", to: "2027-03-23" },
    name: { en: "Holi and Dhulivandan", hi: "होली और धुलेंडी", mr: "होळी आणि धुळवड" },
  },
  { from: "2027-04-07", to: "2027-04-07", name: { en: "Gudi Padwa", hi: "गुड़ी पड़वा", mr: "गुढीपाडवा" } },
  { from: "2027-04-15", to: "2027-04-15", name: { en: "Ram Navami", hi: "राम नवमी", mr: "रामनवमी" } },
  {
    ...{ from: "2027-09-04", to: "2027-09-04" },
    name: { en: "Ganesh Chaturthi", hi: "गणेश चतुर्थी", mr: "गणेश चतुर्थी" },
  },
  { from: "2027-10-09", to: "2027-10-09", name: { en: "Dussehra", hi: "दशहरा", mr: "दसरा" } },
  { from: "2027-10-28", to: "2027-11-01", name: { en: "Diwali", hi: "दिवाली", mr: "दिवाळी" } },
];
