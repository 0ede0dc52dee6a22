export const session = {
  title: "Admin Login",
  email: "Email",
  password: "Password",
  signIn: "Sign In",
  signingIn: "Signing in...",
  backToSite: "Back to the website",
  signedIn: "Successfully signed in",
  missingFields: "Please fill in all fields",
  failed: "Authentication Error",
  wrongCredentials: "Invalid admin credentials",
  tooMany: {
    seconds: {
      one: "Too many attempts. Please wait {count} second and try again.",
      other: "Too many attempts. Please wait {count} seconds and try again.",
    },
    minutes: {
      one: "Too many attempts. Please wait {count} minute and try again.",
      other: "Too many attempts. Please wait {count} minutes and try again.",
    },
    unknown: "Too many attempts. Please wait a few minutes and try again.",
  },
  notSignedIn: "You could not be signed in. Please try again.",
  connectionLost: "The connection was lost. Please check it and try again.",
  roleMissing: "This account is not allowed into the back office.",
  ended: "Your session has ended. Please sign in again.",
  otherAccount: "Another account is signed in now. Please sign in again.",
  again: {
    title: "Please sign in again",
    leave: "Leave this page",
    ended: "Your session has ended. Nothing you have typed or chosen is lost: sign in and it goes on.",
    "other account":
      "Another account has signed in with this browser. Nothing you have typed or chosen is lost: sign in with yours and it goes on.",
  },
};
