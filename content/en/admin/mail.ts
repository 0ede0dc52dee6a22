export const mail = {
  intro:
    "New enquiries, and links for a forgotten password, are sent through a mail server. The one of your mailbox will do.",
  state: {
    on: "Mail is on: new enquiries go to {mailbox}, from {sender}.",
    off: "Mail is switched off. Enquiries wait here in the back office.",
    none: "No mail is set up yet. Enquiries wait here in the back office.",
    lost: "The stored password cannot be read any more, because the secret of this server ({variable}) has changed. No mail is sent until you type the password again.",
  },
  environment: {
    server:
      "The mail server is set by {variable} where the site runs: {value}. That wins over anything set here.",
    mailbox:
      "The mailbox is set by {variable} where the site runs: {value}. That wins over anything set here.",
  },
  form: "Mail settings",
  server: "Mail server",
  enquiries: "Mails about enquiries",
  otherProvider: "Another one",
  passwords: {
    app: "An “app password” of this mailbox, not the usual one: it is made in the security settings of the account, once two-step sign-in is on there. Stored encrypted and never shown.",
    mailbox: "The password of this mailbox. Stored encrypted and never shown.",
    "work account":
      "The password of this mailbox. Whoever looks after the Microsoft account must allow “Authenticated SMTP” for it. Stored encrypted and never shown.",
    key: "Made in the account of the service; one that may only send is enough. This way also works where the site runs on a platform that lets no mail out. Stored encrypted and never shown.",
  },
  fields: {
    provider: "Mail provider",
    key: "API key",
    host: "Server",
    port: "Port",
    encryption: "Encryption",
    user: "User name",
    password: "Password of the mailbox",
    sender: "Sender",
    mailbox: "Mailbox for enquiries",
    language: "Language of the mails",
    isOn: "Send mails",
    sendsNumbers: "Mail the numbers of each month",
  },
  hints: {
    encryption:
      "Keep what your mail provider says: nearly always SSL/TLS with port 465. Mail never goes out unencrypted.",
    host: "For example {example}.",
    user: "Usually the complete e-mail address. Leave it empty if the server needs none.",
    password:
      "Stored encrypted and never shown. Gmail and others want an “app password” here, not the usual one.",
    passwordKept: "One is stored and never shown. Leave this empty to keep it.",
    sender: "The address the mails come from. Empty: the user name, or else the mailbox.",
    knownSender:
      "The address the mails come from. The service must know it: it is confirmed there, or its domain is.",
    mailbox: "New enquiries are sent here. Empty: to the user name.",
  },
  encryptions: {
    tls: "SSL/TLS (port 465)",
    starttls: "STARTTLS (port 587)",
  },
  problems: {
    missing: "Please fill this in.",
    "no host": "Write the name of the server like {example}: no spaces, slashes or colons.",
    "no port": "A port is a number, usually 465 or 587.",
    "no email": "This is not a complete e-mail address.",
    "too long": "This is too long.",
    "password again": "Server, port or user name has changed: please type the password that belongs to it.",
    "password lost": "The stored password cannot be read any more. Please type it again.",
  },
  save: "Save",
  saving: "Saving...",
  saved: "Mail settings saved",
  failure: "Failed to save the mail settings",
  lastSaved: "Saved {time}, {who}",
  test: {
    title: "Test mail",
    text: "Sends a mail to {mailbox} with the settings as they are saved.",
    send: "Send a test mail",
    sending: "Sending...",
    sent: "The mail server has accepted the test mail for {to}. Please check the mailbox.",
    failed: "The test mail could not be sent",
    notSetUp: "Please save a mail server and a mailbox first.",
  },
  advice: {
    title: "So that mails do not land in spam",
    text: "Whoever receives a mail asks the domain of its sender, here {domain}, who may send for it. Two entries at the domain answer that:",
    spf: "SPF, one line of text that names your mail provider, for example {example}. There may be only one.",
    dkim: "DKIM, a key with which your mail provider signs each mail. The provider makes it and says where it belongs.",
    how: "Your mail provider shows both, ready to copy. They are entered where the domain was bought; whoever looks after the website can do it in ten minutes. For an address that ends in gmail.com or the like, sent through the server of the same provider, there is nothing to do.",
  },
};
