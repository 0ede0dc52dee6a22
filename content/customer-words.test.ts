import { expect, test } from "vitest";
import { business } from "#tests/support/sample-business.ts";
import { type Language, languages } from "./languages.ts";
import { listsOf } from "./lists.server.ts";
import { bodyTypeSlugs, serviceSlugs } from "./services.server.ts";
import { defaultNames, textsOf, textsWith } from "./texts.server.ts";
import type { Texts } from "./texts.ts";

function asRead<Words>(words: Words): Words {
  return JSON.parse(
    JSON.stringify(words).replaceAll("\u00a0", " ").replaceAll("\u2011", "-").replaceAll("\u2060", ""),
  );
}

const english: Texts = asRead(textsOf("en"));
const lists = asRead(listsOf("en"));

const titlesOf = (texts: readonly { title: string }[]) => texts.map(({ title }) => title);

test("the languages are known by code, name and their own name, English first [LANG-1]", () => {
  expect(languages.map(({ code, name, nativeName }) => [code, name, nativeName])).toEqual([
    ["en", "English", "English"],
    ["hi", "Hindi", "हिन्दी"],
    ["mr", "Marathi", "मराठी"],
  ]);
});

test("the figures the customer claims stand as given [SITE-3, SITE-4, SITE-5, HOME-7, HOME-11]", () => {
  expect(business.claims).toEqual({
    since: 2005,
    qualityStandard: "ISO 9001:2015",
    traysInStock: 1500,
    warrantyYears: 1,
    happyCustomers: 50_000,
    unitsOnRoad: 88_000,
    dedicatedWorkforce: 750,
    qualityAndTrustYears: 25,
    experienceYears: 15,
    simpleJobInDays: "3-5",
    bodyInWeeks: "2-4",
  });
});

test("the business hours are the customer's [SITE-6]", () => {
  const { Thursday, ...workingDays } = business.hours;
  expect(Thursday).toEqual({ opens: "", closes: "" });
  for (const hours of Object.values(workingDays)) expect(hours).toEqual({ opens: "09:00", closes: "18:00" });
  const { range, closed } = english.contact.hours;
  expect([range, closed]).toEqual(["{opens} - {closes}", "Closed {day}"]);
});

test("the trades of the workshop are named: services, projects, trays and accessories [SITE-2, SRV-1]", () => {
  expect(serviceSlugs.map((slug) => english.services[slug].title)).toEqual([
    "Vehicle Body Building",
    "Original Body Seller",
    "Denting",
    "Painting",
    "Vehicle Modification",
    "Custom Projects",
    "Restoration",
  ]);
  const projects = JSON.stringify(english.services["custom-projects"]);
  expect(projects).toContain("chariots");
  expect(projects).toContain("tractor trolleys");
  expect(english.certification.certificate.scope).toContain("automobile accessories");
});

test("services and body types have the customer's slugs [SRV-4, SRV-5]", () => {
  expect(serviceSlugs.join(" ")).toBe(
    "body-building oem-body-seller denting painting modification custom-projects restoration",
  );
  expect(bodyTypeSlugs.join(" ")).toBe(
    "angel-patti-bhatta angel-patti-round open-half-body container-body food-van platform-body advertise-body bumper",
  );
});

test("the home page has the customer's slides, figures, brands, trays and testimonials [HOME-2, HOME-7, HOME-10, HOME-11, HOME-12, HOME-13]", () => {
  const { hero, statistics: words } = english.home;
  expect(hero.slides.map(({ caption }) => caption)).toEqual([
    "Tata Ace",
    "Tata Ace 2",
    "Carry",
    "Dindi Rath",
    "Carry daba",
  ]);
  expect(
    [
      [words.figures.happyCustomers, business.claims.happyCustomers] as const,
      [words.figures.unitsOnRoad, business.claims.unitsOnRoad] as const,
      [words.figures.dedicatedWorkforce, business.claims.dedicatedWorkforce] as const,
      [words.figures.qualityAndTrust, business.claims.qualityAndTrustYears] as const,
    ].map(([{ label, suffix }, value]) => [label, value, suffix]),
  ).toEqual([
    ["Happy Customers", 50_000, "+"],
    ["Units on Road", 88_000, "+"],
    ["Dedicated Workforce", 750, "+"],
    ["Quality & Trust", 25, "yrs+"],
  ]);
  expect(new Set(lists.brands.map(({ name }) => name)).size).toBe(6);
  expect(english.home.trays.title).toContain("Over 1,500");
  expect(english.home.trays.text).toContain("Maharashtra, Gujarat, Karnataka and other states");
  expect(english.home.trays.categories).toEqual([
    "3-Wheelers",
    "Pickup Vehicles",
    "Light Commercial Vehicles",
    "Heavy Trucks and Transport Vehicles",
    "Container Bodies",
    "Milk Refrigerated Trays",
    "Milk Tanker Trays",
    "Water Tanker Trays",
  ]);
  expect(lists.testimonials).toHaveLength(3);
  for (const { quote, name, position } of lists.testimonials)
    expect([quote, name, position]).not.toContain("");
});

test("the quoted words of the service pages are literal [SRV-1, SRV-8, SRV-10, SRV-14, SRV-15, SRV-16]", () => {
  const { getInstantQuote, backToServices, whyChooseUs, quickQuote, overview, features } =
    english.servicePanels;
  const { specifications, applications } = english.servicePanels;
  expect(english.servicesList.learnMore).toBe("Learn More");
  expect([getInstantQuote, backToServices]).toEqual(["Get Instant Quote", "Back to Services"]);
  expect([overview, features, specifications, applications]).toEqual([
    "Overview",
    "Features",
    "Specifications",
    "Common Applications",
  ]);
  const { title, expertTeam, qualityAssurance, fastTurnaround } = whyChooseUs;
  expect([title, ...titlesOf([expertTeam, qualityAssurance, fastTurnaround])]).toEqual([
    "Why Choose Us",
    "Expert Team",
    "Quality Assurance",
    "Fast Turnaround",
  ]);
  expect(quickQuote.title).toBe("Get a Quote in 30 Seconds");
});

test("the words for an unknown service or body type are literal [SRV-17, SRV-18]", () => {
  expect(english.servicePanels.serviceNotFound).toMatchObject({
    title: "Service Not Found",
    message: "The requested service information is not available.",
    hint: "Please check our services page for available options.",
  });
  expect(english.servicePanels.bodyTypeNotFound).toMatchObject({
    title: "Body Type Not Found",
    message: "The requested body type information is not available.",
    hint: "Please check our vehicle body building page for available options.",
  });
});

test("the quoted words of the gallery are literal [GAL-1, GAL-2, GAL-3, GAL-11]", () => {
  const { loading, work, allVehicles, allBodyTypes, empty } = textsOf("en").gallery;
  expect([loading, empty]).toEqual(["Loading gallery...", "No projects found for the selected filters."]);
  expect([allVehicles, allBodyTypes]).toEqual(["All Vehicles", "All Body Types"]);
  expect(Object.entries(work)).toEqual([
    ["all", "All Projects"],
    ["body-building", "Body Building"],
    ["modifications", "Modifications"],
    ["painting", "Painting"],
    ["custom", "Custom Work"],
    ["restoration", "Restoration"],
    ["denting", "Denting"],
  ]);
});

test("the quoted words of the contact page are literal [CON-5, CON-6, CON-7, CON-9, CON-10, CON-11]", () => {
  const { form, whatsapp, write } = english.contact;
  expect([write.title, whatsapp.button, form.sending]).toEqual([
    "Send Us a Message",
    "Chat on WhatsApp",
    "Sending...",
  ]);
  expect(form.inquiries).toEqual({
    general: "General Inquiry",
    quote: "Get a Quote",
    service: "Service Support",
  });
  expect(form.sent).toEqual({
    title: "Message Sent Successfully!",
    text: "Thank you for your message. We will get back to you shortly!",
  });
  expect(form.failed).toEqual({
    title: "Error",
    text: "Failed to send message. Please try again or contact us directly.",
  });
});

test("the three questions are answered as the customer answers them [CON-4, SITE-5]", () => {
  const [turnaround, payment, vehicles] = lists.faq.map(({ text }) => text);
  expect(english.contact.faq.title).toBe("Frequently Asked Questions");
  expect(turnaround).toContain("Simple denting and painting takes 3-5 days, custom body building 2-4 weeks");
  for (const way of ["cash", "card", "bank transfer", "selected UPI", "stages", "initial deposit"])
    expect(payment?.toLowerCase()).toContain(way.toLowerCase());
  for (const kind of [
    "Trucks",
    "vans",
    "buses",
    "tractors",
    "personal and vintage vehicles",
    "ceremonial Raths",
  ])
    expect(vehicles).toContain(kind);
});

test("the certificate states what it covers [CMP-2, SITE-4]", () => {
  const { standard, scope } = english.certification.certificate;
  expect(standard).toBe("ISO 9001:2015");
  expect(scope).toBe(
    "Design, fabrication and manufacture of commercial vehicle bodies, retail and wholesale of automobile accessories, and vehicle maintenance services",
  );
});

test("the words for what goes wrong are literal [ERR-1, ERR-3, NAV-8]", () => {
  const { notFound, site } = textsOf("en");
  expect([notFound.title, notFound.message]).toEqual(["404", "Oops! Page not found"]);
  expect(site.faultTitle).toBe("Unexpected Application Error!");
  expect(site.getQuote).toBe("Get Quote");
});

const privacy: Record<Language, string[]> = {
  en: ["13 months", "Digital Personal Data Protection Act"],
  hi: ["13 महीने", "डिजिटल"],
  mr: ["13 महिने", "डिजिटल"],
};

test.each(languages)(
  "the privacy policy in $name names the law and how long it keeps what it collects [CMP-5, CMP-6]",
  ({ code }) => {
    const text = JSON.stringify(textsOf(code).privacy).replaceAll("\u00a0", " ");
    for (const words of privacy[code]) expect(text).toContain(words);
  },
);

test.each(languages)(
  "in $name every text says as long as the operator keeps enquiries [CMP-6]",
  ({ code }) => {
    const { privacy: policy, contact, quickPrice } = textsWith({ ...defaultNames, enquiryMonths: 37 })(code);
    for (const texts of [policy, contact, quickPrice]) {
      expect(JSON.stringify(texts)).toContain("37");
      expect(JSON.stringify(texts)).not.toMatch(/\b13\b/);
    }
  },
);
