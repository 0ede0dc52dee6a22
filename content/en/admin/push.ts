export const push = {
  /** The title of the notice on a phone. */
  newEnquiry: "New enquiry: {name}",
  title: "Notices of new enquiries",
  text: "A device that is told shows who asks for what within seconds, also while the back office is closed. What the visitor wrote is not in the notice. It is also told when a backup fails. Logging out on a device ends it there.",
  here: "This device is told of new enquiries.",
  switchOn: "Tell me on this device",
  switchingOn: "Switching on...",
  switchOff: "Stop telling me here",
  remove: "Remove",
  removeNamed: "Remove {device}",
  removing: "Removing...",
  list: "Devices that are told",
  none: "No device is told yet.",
  since: "Since",
  problem: "The last notice did not arrive ({problem}). Switch it off and on again on that device.",
  unsupported:
    "This browser cannot be told. On an iPhone or iPad put the back office on the home screen first (Share, Add to Home Screen) and open it there.",
  insecure: "This works only where the address begins with https.",
  blocked: "This browser blocks notices of this site. Allow them in its settings, next to the address.",
  on: "This device is told of new enquiries",
  off: "The device is told no more",
  failed: "The notices could not be changed",
  notAllowed: "This browser has not allowed notices.",
  noService: "The browser has no push service that can be used.",
  tooMany: "Twenty devices are told already. Remove one first.",
  gone: "The device was removed already.",
  offline: {
    title: "No connection",
    text: "The back office needs the internet. Nothing is lost: open this page again when there is a connection.",
    retry: "Try again",
    kept: {
      one: "{count} shared photograph is kept on this device. Open this page again when there is a connection: it stands in the form then.",
      other:
        "{count} shared photographs are kept on this device. Open this page again when there is a connection: they stand in the form then.",
    },
  },
  app: { name: "Rathkar back office", shortName: "Rathkar" },
};
