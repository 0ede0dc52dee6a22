export const today = {
  closedDays: "Announce closed days",
  loadFailure: "Failed to load today’s tasks",
  waiting: {
    title: "Waiting enquiries",
    none: "No enquiry is waiting for an answer.",
    count: {
      one: "{count} is waiting for an answer.",
      other: "{count} are waiting for an answer, the oldest first.",
    },
    all: "See all {count}",
    minutes: { one: "{count} minute", other: "{count} minutes" },
    hours: { one: "{count} hour", other: "{count} hours" },
    days: { one: "{count} day", other: "{count} days" },
  },
  tasks: {
    title: "To do",
    none: "Nothing else to do.",
    unfinished: {
      one: "{count} picture on this device is not uploaded yet.",
      other: "{count} pictures on this device are not uploaded yet.",
    },
    withoutVehicle: {
      one: "{count} picture has no vehicle name.",
      other: "{count} pictures have no vehicle name.",
    },
    inWork: { one: "{count} vehicle is in progress.", other: "{count} vehicles are in progress." },
    inWorkFor: {
      one: "The longest for {count} day.",
      other: "The longest for {count} days.",
    },
    lines: {
      one: "{count} customer has said a line for the site.",
      other: "{count} customers have said a line for the site.",
    },
    failingMail: {
      one: "{count} enquiry could not be mailed.",
      other: "{count} enquiries could not be mailed.",
    },
  },
  published: {
    none: "No picture has been published yet.",
    last: "Last published: {name}, {time}",
  },
  backup: {
    last: "Last backup: {time}, {megabytes} MB",
    tried: "Tested: {time}",
    none: "No backup has been made yet.",
    never:
      "Nothing is backed up: a broken disk would take everything. Download a backup now, and ask whoever looks after the server to set BACKUP_URL.",
    old: {
      one: "The last backup is {count} day old. Download one now, and tell whoever looks after the server.",
      other:
        "The last backup is {count} days old. Download one now, and tell whoever looks after the server.",
    },
    downloaded: "Last downloaded: {time}",
    failed: { backup: "The backup failed.", drill: "The backup was made, but testing it failed." },
    hint: "Please tell whoever looks after the server, with these words:",
    action: "Open the back office",
  },
  opened: {
    title: "What visitors opened most",
    none: "Nobody has opened a page yet.",
    times: { one: "{count} time", other: "{count} times" },
    hint: "In the last seven days. Pages are counted, not people; search engines are left out.",
  },
  goLive: {
    title: "Before customers come",
    intro: "This still has to be fixed:",
    ready: "The site is ready for customers.",
    doctor: "Whoever looks after the server finds the rest with: npm run doctor",
    items: {
      http: "The site is at {value}, without encryption. Customers need an address that begins with https.",
      mail: "Enquiries are not mailed; they only wait here.",
      phone: "The phone number {value} is a sample.",
      whatsapp: "The WhatsApp number {value} is a sample.",
      email: "The e-mail address {value} is a sample.",
      address: "The address with the PIN code {value} is a sample.",
      position: "The place on the map, {value}, is a sample.",
      social: "The link {value} is a sample.",
      grievance: "The privacy policy names nobody for questions about personal data.",
      testimonials: "The customers’ words on the home page are samples.",
      journey: "Our Journey on the page About Us has years that are samples.",
      leaders: "The leaders on the page About Us are samples.",
      certificate: "The picture of the certificate is a sample.",
      map: "The map on the page Contact is a drawing of ours.",
    },
  },
  startWith: {
    title: "Start with",
    text: "Where the back office begins after signing in, on all your devices.",
    saving: "Saving...",
    saved: "The back office starts with {section}",
  },
};
