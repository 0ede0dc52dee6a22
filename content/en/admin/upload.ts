export const upload = {
  form: "New images",
  needsScripts: "Uploading needs JavaScript, because the browser makes the pictures smaller first.",
  submit: "Upload Images",
  submitting: "Uploading...",
  stop: "Stop upload",
  retryAll: "Retry all failed",
  details: {
    category: "Category",
    noCategory: "Select a category",
    workType: "Work type",
    workTypeHint: "The tab of the gallery where visitors find it, if it is to be another one.",
    more: "More",
    vehicleName: "Vehicle name",
    noVehicleName: "None (shown as Vehicle Project)",
    bodyType: "Body type",
    noBodyType: "None",
  },
  choose: {
    label: "Files: {files}",
    drop: "Drop {files} here, or",
    button: "Choose {files}",
    files: { main: "images", before: "before images", after: "after images" },
    file: { before: "before image", after: "after image" },
    accepted: "JPEG, PNG, WebP or AVIF, at most 25 MB each",
    notTaken: "Not taken",
    onlyOne: "Please choose one image for this place.",
    closeNotTaken: "Close this list",
  },
  picture: {
    noPreview: "No preview",
    checking: "Checking...",
    preview: "Preview of {name}",
    captions: { main: "", before: "Before: ", after: "After: " },
    retry: "Retry",
    retryNamed: "Retry {name}",
    remove: "Remove",
    removeNamed: "Remove {name}",
    place: "Place",
    placeNamed: "Place of {name}",
    places: {
      before: "Before of pair {number}",
      after: "After of pair {number}",
      new: { before: "Before of a new pair", after: "After of a new pair" },
      single: "Single photograph",
    },
    removed: "{name} removed",
    sent: "Sent",
  },
  status: { pending: "Pending", uploading: "Uploading...", completed: "Completed", error: "Error" },
  pair: {
    title: "Pair {number}",
    retryNamed: "Retry pair {number}",
    swap: "Swap",
    swapNamed: "Swap before and after of pair {number}",
    wanted: "Before and after",
    takenApart: "The pairs are single photographs now",
    wait: "Pair {number} has no after yet: save it as in work",
  },
  loose: {
    title: "Not yet in a pair",
    hint: "Only pairs are uploaded. These stay here.",
    pairUp: "Make pairs in this order",
    paired: "The photographs are in pairs now",
  },
  shape: {
    differ:
      "The two sides have different shapes: in the comparison one of them would stand between empty bars.",
    same: "Both sides are cut to one shape.",
    offer: "Cut both to one shape",
    offerNamed: "Cut both sides of pair {number} to one shape",
    change: "Change",
    title: "Cut both to one shape",
    hint: "Move each frame to what visitors should see: with the finger, the mouse or the arrow keys.",
    shape: "Shape",
    shapes: { wide: "Wide", square: "Square", tall: "Tall" },
    frame: { before: "Frame on the before image", after: "Frame on the after image" },
    size: { before: "Before: size", after: "After: size" },
    whole: "Keep both whole",
    use: "Cut both",
  },
  progress: {
    link: "Uploading:",
    label: "Overall progress",
    completed: "{completed} of {files} files completed",
    failed: ", {failed} with an error",
    waiting: ". {reason}",
  },
  bar: {
    chosen: { one: "{count} photograph chosen", other: "{count} photographs chosen" },
    timeLeft: {
      soon: "less than a minute left",
      minutes: { one: "about {count} minute left", other: "about {count} minutes left" },
      hours: { one: "about {count} hour left", other: "about {count} hours left" },
    },
  },
  waiting: {
    signIn: "Waiting until you have signed in again",
    connection: "Waiting for the connection",
    pause: "Trying again in a moment ({retry} of {retries})",
  },
  failed: { title: "Not uploaded", noVehicleName: "Vehicle Project" },
  restored: {
    interrupted:
      "An upload of {count} image(s) was interrupted. It goes on now, and nothing is stored twice.",
    notSent: "{count} image(s) that were not uploaded yet are still here from before.",
    discard: "Discard them",
    discardTitle: "Discard images",
    discardQuestion: "Are you sure you want to discard all images that are not uploaded yet?",
    discardConfirm: "Discard",
  },
  notSaved: {
    "other tab":
      "Another tab of this browser has an upload open. Pictures chosen here are lost when this page is closed before they are uploaded.",
    "no room":
      "This browser has no room to keep the pictures. Please leave this page open until they are uploaded.",
  },
  logOut: {
    lost: "Some photographs are not uploaded yet. Log out and lose them?",
    uploading:
      "Photographs are still being uploaded. Log out? The upload goes on when you have signed in again.",
  },
  outcome: {
    success: "Success",
    storedSingles: "Successfully uploaded {stored} image(s) total!",
    storedPairs: "Successfully uploaded {stored} image(s) in pairs!",
    storedInWork: {
      one: "{count} photograph is kept in work until its after comes.",
      other: "{count} photographs are kept in work until their afters come.",
    },
    partial: "Partial Success",
    storedSome: "{stored}/{total} images uploaded successfully. {failed} failed.",
    failure: "Upload Failed",
    failed: "Failed to upload images",
    stopped: "Upload stopped",
    nothingLost: "The images are still on this page. Nothing of them is lost.",
  },
  published: {
    title: { one: "{count} photograph is in the gallery", other: "{count} photographs are in the gallery" },
    more: "and {count} more",
    photograph: "Photograph {number} in the gallery",
    see: "See it in the gallery",
    share: "Share",
    undo: "Undo",
    undoing: "Undoing...",
    close: "Close",
  },
  shared: {
    notKept: "The shared photographs could not be kept. Please choose them here.",
    noRoom: {
      one: "{count} shared photograph had no room. Upload those that are here, then share it again.",
      other: "{count} shared photographs had no room. Upload those that are here, then share them again.",
    },
  },
  camera: { word: "Camera", named: "Camera: {files}" },
  problems: {
    "no category": "Please select a category",
    "no work type": "Please select a work type",
    "name not listed":
      "Please choose the vehicle name and the body type from their lists, or add what you have written",
    "no pairs": "Please upload both before and after images for transformation work",
    "counts differ": "Number of before and after images must match",
    "no main image": "Please upload at least one main image",
    "too many": "Please upload at most {most} images at once",
  },
  notStored: {
    "not received": "Some pictures have not arrived on the server. Please upload them again.",
    "used twice": "Some of these pictures are already in the gallery. Please upload them again.",
  },
  photograph: {
    empty: "The file is empty. Please choose the photograph again.",
    tooManyBytes: "The file is larger than {most} MB. Please send a smaller photograph.",
    tooManyPixels:
      "The picture is too large ({width} × {height} pixels). The limit for this kind of file is {limit} megapixels.",
    tooLongSide:
      "The picture is too long ({width} × {height} pixels). No side may have more than {most} pixels.",
    heic: {
      iphone:
        "HEIC photographs cannot be shown on the website. Please send JPEG: choose Settings > Camera > Formats > Most Compatible before taking the photograph. One you have already: in Photos tap Share > Options > Most Compatible, then Save to Files, and choose that file.",
      android:
        "HEIC photographs cannot be shown on the website. Please send JPEG: switch off HEIF (high efficiency pictures) in the settings of the camera before taking the photograph. One you have already becomes JPEG when you send it to yourself on WhatsApp and save it from there.",
      other:
        "HEIC photographs cannot be shown on the website. Please open the photograph on this computer, save it as JPEG and choose that file.",
    },
    noPhotograph: "The file is not a photograph. Please send a JPEG, PNG, WebP or AVIF photograph.",
    otherKind: "{kind} files are not accepted. Please send a JPEG, PNG, WebP or AVIF photograph.",
    unreadableKind:
      "This kind of file cannot be read ({kind}). Please save it as an ordinary JPEG and choose that file.",
    damaged: "The photograph is damaged or incomplete. Please copy it from the camera again and retry.",
    tooSlow: "The photograph took too long to read. Please save it as JPEG and try again.",
    tooDemanding:
      "The photograph could not be read: it takes too much memory, or its file is unusual. Please save it as a smaller JPEG and send that.",
    keyTaken: "Another photograph has already arrived in the place of this one. Please choose it again.",
  },
  failures: {
    connectionLost: "The connection was lost. Please check it and try again.",
    signedOut: "Your session has ended. Please sign in again.",
    stopped: "The upload was stopped.",
    unreadable: "{name} can no longer be read on this device. Please choose it again.",
    tooMany: "Too many uploads at once. Please wait a minute and try again.",
    unknownPlace: "The address does not say what the picture is for.",
    brokenOff: "The picture did not arrive completely. Please try again.",
    notReceived: "The server could not store the picture. Please try again.",
    notSaved: "Database error: The images could not be saved. Please try again.",
  },
};

export type UploadText = typeof upload;
