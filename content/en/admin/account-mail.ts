/** `{site}` is the site's host, `{email}` an address. */
export const accountMail = {
  passwordLink: {
    subject: "Choose a new password",
    text: "Somebody asked for a new password for the back office at {site}.",
    action: "Choose a new password",
    hint: "The link works once, for 30 minutes. If it was not you who asked, you need not do anything: your password stays as it is.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    text: "The password of the back office at {site} was changed with a link that was mailed to you. All devices have been signed out.",
    action: "Sign in",
    hint: "If it was not you, somebody else can read your mail: change the password of your mailbox first, then ask for a new one at the sign-in page.",
  },
  emailLink: {
    subject: "Confirm your new e-mail",
    text: "{email} was asked for as the new sign-in e-mail of the back office at {site}.",
    action: "Confirm the new e-mail",
    hint: "The link works once, for 30 minutes. If it was not you who asked, you need not do anything.",
  },
  emailAsked: {
    subject: "A new e-mail was asked for",
    text: "Somebody who knows your password asked to change the e-mail of your account at {site} to {email}. Until the link sent there is opened, everything stays as it is.",
    action: "Open the back office",
    hint: "If it was not you, change your password at once: that ends the request, too.",
  },
  emailChanged: {
    subject: "The e-mail of your account was changed",
    text: "From now on you sign in to the back office at {site} with {email}. All other devices have been signed out.",
    action: "Open the back office",
    hint: "If it was not you, please tell whoever looks after the server at once: a new password can be set there.",
  },
  test: {
    subject: "Test mail from your website",
    text: "This mail was sent by the back office at {site} to try the mail settings. It has arrived: new enquiries reach you here.",
    action: "Open the mail settings",
    hint: "Did it land in spam? The end of that page says what helps.",
  },
};
