import type { Texts } from "#content/texts.ts";

export const notFound: Texts["notFound"] = {
  search: { title: "पेज नहीं मिला | {business}" },
  title: "404",
  message: "अरे! यह पेज नहीं मिला",
  text: "इस पते पर अभी कुछ नहीं बना है। शायद लिंक पुराना है या कोई अक्षर छूट गया है।",
  pictureAlt: "वर्कशॉप में ख़ाली चेसिस, जिस पर बॉडी अभी बननी है",
  goHome: "होम पेज पर जाएँ",
};
