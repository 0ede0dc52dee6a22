export const push = {
  newEnquiry: "New enquiry: {name}",
  callBack: "Call back: {name}",
  title: "Notifications of new enquiries",
  text: "A device with notifications shows within seconds who asks for what, even while the back office is closed. The visitor’s message is not in it. It also says when a backup fails. Logging out switches it off on that device.",
  here: "This device gets notifications of new enquiries.",
  switchOn: "Notify me on this device",
  switchingOn: "Switching on...",
  switchOff: "Stop notifications here",
  remove: "Remove",
  removeNamed: "Remove {device}",
  removing: "Removing...",
  list: "Devices with notifications",
  none: "No device gets notifications yet.",
  since: "Since",
  problem:
    "The last notification did not arrive ({problem}). Switch notifications off and on again on that device.",
  unsupported:
    "This browser cannot show notifications. On an iPhone or iPad first add the back office to the home screen (Share, Add to Home Screen) and open it there.",
  insecure: "This works only if the address begins with https.",
  blocked:
    "This browser blocks notifications from this site. Allow them in its settings, next to the address.",
  on: "This device gets notifications of new enquiries",
  off: "This device gets no more notifications",
  failed: "The notifications could not be changed",
  notAllowed: "This browser has not allowed notifications.",
  noService: "This browser has no notification service that can be used.",
  tooMany: "Twenty devices already get notifications. Remove one first.",
  gone: "The device has already been removed.",
  offline: {
    title: "No connection",
    text: "The back office needs the internet. Nothing is lost: open this page again when there is a connection.",
    retry: "Try again",
    kept: {
      one: "{count} shared photograph is kept on this device. Open this page again when there is a connection: it will be in the form.",
      other:
        "{count} shared photographs are kept on this device. Open this page again when there is a connection: they will be in the form.",
    },
  },
  app: { name: "Rathkar back office", shortName: "Rathkar" },
};
