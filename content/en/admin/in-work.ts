export const inWork = {
  title: "In progress",
  about:
    "Vehicles in the workshop: the photo before the work is here, the one after is still to come. Then both are published together.",
  loadFailure: "Failed to load what is in progress",
  none: "Nothing is in progress.",
  count: {
    one: "{count} vehicle is in progress.",
    other: "{count} vehicles are in progress, the longest first.",
  },
  upload: "Upload Images",
  today: "Came today",
  days: { one: "For {count} day", other: "For {count} days" },
  onSite: "On the site",
  take: "Take the after photo",
  takeName: "Take the after photo: {name}",
  choose: "Choose the after photo",
  chooseName: "Choose the after photo: {name}",
  sent: "Sent so far",
  stop: "Stop",
  tryAgain: "Try again",
  notPublished: "The photo is here, but the pair is not published yet.",
  publishAgain: "Publish it now",
  show: "Show on the site now",
  showHelp:
    "The photo before the work is then on the home page and in the gallery, marked as in progress, until the after photo comes.",
  showName: "Show on the site now: {name}",
  hide: "Take off the site",
  hideName: "Take off the site: {name}",
  success: {
    complete: "Published with before and after: {name}",
    show: "Now on the home page and in the gallery: {name}",
    hide: "No longer on the site: {name}",
  },
  failure: {
    complete: "Failed to publish the pair",
    show: "Failed to show it on the site",
    hide: "Failed to take it off the site",
  },
  newer: "Somebody has changed it in the meantime. Please look at it again, then retry.",
  /** Why a photograph cannot be the after. */
  picture: {
    "not received": "The photo did not arrive. Please choose it again.",
    "used twice": "This photo is already in the gallery.",
  },
};
