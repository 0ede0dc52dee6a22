export const statistics = {
  loadFailure: "Failed to load the numbers",
  none: "Nothing has been counted yet. A visit to the site appears here about a minute later.",
  export: "Download CSV",
  privacy:
    "Counted without cookies and without addresses. Search engines, robots and every browser that has signed in here are left out.",
  compared: {
    more: "{sentence}, {count} more than in the seven days before.",
    fewer: "{sentence}, {count} fewer than in the seven days before.",
    same: "{sentence}, as many as in the seven days before.",
  },
  table: "Show as a table",
  columns: {
    day: "Day",
    weekTo: "Week up to",
    month: "Month",
    count: "Number",
    before: "Week before",
    asked: "Enquiries",
    won: "Won",
    lost: "Lost",
    open: "Open",
    share: "Share won",
    service: "Service",
    what: "What",
    name: "Page or source",
  },
  visits: {
    title: "Visits",
    week: { one: "{count} visit in the last seven days", other: "{count} visits in the last seven days" },
    today: "Today so far: {count}. The same weekday last week: {before}.",
    weeks: "The last four weeks. The line in each bar is the same weekday of the week before.",
    year: "The last thirteen months",
  },
  taps: {
    call: {
      title: "Calls",
      week: { one: "{count} call in the last seven days", other: "{count} calls in the last seven days" },
      hint: "How often somebody tapped a phone number on the site.",
    },
    whatsapp: {
      title: "WhatsApp",
      week: {
        one: "{count} tap on WhatsApp in the last seven days",
        other: "{count} taps on WhatsApp in the last seven days",
      },
      hint: "How often somebody tapped a WhatsApp button on the site.",
    },
    quote: {
      title: "Quote forms",
      week: {
        one: "{count} quote form started in the last seven days",
        other: "{count} quote forms started in the last seven days",
      },
      hint: "How often somebody began to fill in a form for a price. What was sent is under Enquiries.",
    },
    weeks: "The last thirteen weeks",
  },
  pages: {
    title: "Pages and projects",
    most: "Most opened in the last four weeks: {name}.",
    none: "No page was opened in the last four weeks.",
  },
  sources: {
    title: "Where visits come from",
    most: "Most visits of the last four weeks: {name}.",
    none: "No visit in the last four weeks.",
    names: {
      direct: "Typed, bookmark or app",
      whatsapp: "WhatsApp",
      feed: "Feed",
      other: "Other",
    },
  },
  enquiries: {
    title: "Enquiries",
    month: {
      one: "{count} enquiry this month so far. Last month: {before}.",
      other: "{count} enquiries this month so far. Last month: {before}.",
    },
    won: "Of {asked} enquiries in thirteen months {won} were won: {share} %.",
    hint: "Without spam. What was deleted stays counted.",
    chart: "The last thirteen months. The dark part of each bar was won.",
    byService: "By service",
    noService: "No service named",
    project: "A project of the gallery",
  },
};
