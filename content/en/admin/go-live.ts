export const goLive = {
  loadFailure: "Failed to load the steps",
  failure: "This step was not saved",
  welcome:
    "Welcome! Your login works. Now the site becomes yours, step by step; stop whenever you like and go on later.",
  enter: "Go live, step by step: {real} of {all} real",
  progress: "{real} of {all} real",
  place: "Step {number} of {all}",
  save: "Save and go on",
  later: "Later",
  next: "Go on",
  notYet: "Saved, but something here is still missing or a sample. Fill it in, or choose Later.",
  isYours: "Your photo is on the site.",
  camera: "Take a photo",
  choose: "Choose a photo",
  steps: {
    number: {
      title: "Your numbers",
      hint: "Customers call and write to these. If there is no second phone, leave it empty.",
    },
    hours: {
      title: "Your hours",
      hint: "Tick “Closed” where the workshop has its weekly day off. If everything is right, just save.",
    },
    pin: {
      title: "Your place on the map",
      hint: "Stand at the gate and tap “I am here”, or paste the link of the workshop from Google Maps. If the link is short, open it in the browser first and paste the long address that it becomes.",
    },
    prices: {
      title: "Your prices",
      hint: "In rupees, what a body costs at least and at most. One price is enough; the others are in Business Details.",
    },
  },
  pictures: {
    gate: {
      title: "The workshop from the gate",
      hint: "Stand in the gate and hold the phone sideways, so that the whole floor is in the picture.",
    },
    truck: {
      title: "Your best truck",
      hint: "Visitors see it first. Photograph the whole truck from the side, with the sun behind you and some room around it.",
    },
    body: {
      title: "A body: {body}",
      hint: "Hold the phone sideways, at the height of the body, and get all of it into the frame.",
    },
    face: {
      title: "Your face",
      hint: "Customers like to see whom they will talk to. Have your photo taken in the shade, head and shoulders, with the workshop behind you.",
    },
    certificate: {
      title: "Your certificate",
      hint: "Lay it flat in daylight and photograph it from straight above, or choose the PDF.",
    },
  },
  here: {
    find: "I am here",
    finding: "The phone is looking for the place...",
    found: "Found, to within {metres} metres. Now save it.",
    failed:
      "The phone does not say where it is. Allow it in the browser, or paste the link from Google Maps.",
  },
  end: {
    title: "The site as visitors see it",
    hint: "It opens in a new tab, in the language that you choose.",
    left: "Still a sample",
    nothingLeft: "Nothing of these steps: it is all yours.",
  },
};
