/** Mailed to the administrator; `{site}` is the site's host. */
export const accountMail = {
  sender: "Rathkar back office",
  passwordLink: {
    subject: "Choose a new password",
    text: "A new password was asked for, for the back office at {site}.",
    action: "Choose a new password",
    hint: "The link works once, for 30 minutes. If it was not you who asked, you need not do anything: your password stays as it is.",
  },
  passwordChanged: {
    subject: "Your password was changed",
    text: "The password of the back office at {site} was changed with a link that was mailed to you. All devices have been signed out.",
    action: "Sign in",
    hint: "If it was not you, somebody else can read your mail: change the password of your mailbox first, then ask for a new one at the sign-in page.",
  },
};
