import type { Catalogue } from "../catalogue.ts";

export const contact: Catalogue["contact"] = {
  pageTitle: "संपर्क: वर्कशॉप को कॉल या मैसेज करें | Rathkar",
  pageDescription: "वर्कशॉप का फ़ोन, व्हाट्सऐप, ई-मेल और काम का समय। सुबह 9:00 से शाम 6:00 तक, गुरुवार को बंद।",
  title: "वर्कशॉप से बात कीजिए",
  lead: "गाड़ी कौन सी है और उसमें क्या ले जाना है, बता दीजिए। पहले दाम के लिए एक कॉल या व्हाट्सऐप पर एक तस्वीर काफ़ी है।",
};
