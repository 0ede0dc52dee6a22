/** What Manage Images says beside the customer's own words in `images`. */
export const imageList = {
  filters: {
    kind: { label: "Which images", all: "All images" },
    /** In the words of `imageKinds`. */
    kinds: {
      pairs: "Before and after",
      "in-work": "In progress",
      featured: "Featured",
      "without-vehicle": "Without a vehicle",
      sample: "Samples",
    },
    work: { label: "Type of work", all: "All work" },
    vehicle: { label: "Vehicle", all: "All vehicles" },
    body: { label: "Body type", all: "All bodies" },
    month: { label: "Month", all: "All months" },
  },
  /** What the list is narrowed down to. */
  found: "{count} found: {filters}",
  searchedFor: "“{search}”",
  /** After the first few pictures of what is deleted. */
  more: "… and {count} more",
  showPairLarge: "Show {name} large, before and after",
  removeSamples: { one: "Remove the sample", other: "Remove all {count} samples" },
  removeSamplesQuestion: {
    one: "Are you sure you want to remove the sample? It stays in the bin for 30 days.",
    other: "Are you sure you want to remove all {count} samples? They stay in the bin for 30 days.",
  },
  bulkEdit: {
    change: "Change",
    /** Continues `change` where there is room. */
    selectedImages: " selected",
    title: { one: "Change {count} image", other: "Change {count} images" },
    hint: "What you leave empty stays as it is.",
    stays: "Stays as it is",
    vehicle: "Vehicle",
    body: "Body type",
    noBody: "None",
    work: "Type of work",
    star: "Featured",
    starOn: "Featured",
    starOff: "Not featured",
    sample: "Sample",
    sampleOn: "Sample",
    sampleOff: "Own picture",
    caption: "Caption where there is none ({language})",
    preview: {
      vehicle: {
        one: "The vehicle of {count} image will be {value}.",
        other: "The vehicle of {count} images will be {value}.",
      },
      body: {
        one: "The body type of {count} image will be {value}.",
        other: "The body type of {count} images will be {value}.",
      },
      noBody: {
        one: "The body type is removed from {count} image.",
        other: "The body type is removed from {count} images.",
      },
      work: {
        one: "The type of work of {count} image will be {value}.",
        other: "The type of work of {count} images will be {value}.",
      },
      featured: {
        one: "{count} image is featured and stands first.",
        other: "{count} images are featured and stand first.",
      },
      notFeatured: {
        one: "{count} image is no longer featured.",
        other: "{count} images are no longer featured.",
      },
      sample: { one: "{count} image is marked as a sample.", other: "{count} images are marked as samples." },
      notSample: {
        one: "{count} image is no longer a sample.",
        other: "{count} images are no longer samples.",
      },
      caption: {
        one: "“{value}” is the caption of {count} image, if it has none.",
        other: "“{value}” is the caption of those of {count} images that have none.",
      },
    },
    progress: "Changing images: {done} of {total}",
    leaveQuestion: "Images are still being changed. Leave this page and stop?",
    done: { one: "{count} image changed", other: "{count} images changed" },
    stayed: { one: "{count} needed no change or is gone.", other: "{count} needed no change or are gone." },
    failed: "Failed to change images",
    partly: "{reason} {changed} of {total} were changed; the others are still selected.",
    badEdit: "The change was not understood. Please load the page again.",
    undone: { one: "{count} image is as it was", other: "{count} images are as they were" },
    changedSince: {
      one: "{count} has been changed since and stays as it is.",
      other: "{count} have been changed since and stay as they are.",
    },
    undoFailed: "Failed to undo",
  },
};
