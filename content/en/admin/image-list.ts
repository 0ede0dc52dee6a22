/** What Manage Images says beside the customer's own words in `images`. */
export const imageList = {
  filters: {
    kind: { label: "Which images", all: "All images" },
    /** In the words of `imageKinds`. */
    kinds: {
      pairs: "Before and after",
      "in-work": "In work",
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
  order: {
    up: "Further in front",
    down: "Further back",
    upName: "{name}: further in front",
    downName: "{name}: further back",
    /** After a move, for screen readers. */
    moved: "{name} is number {place} of {count} featured images",
  },
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
        one: "Vehicle becomes {value} in {count} image.",
        other: "Vehicle becomes {value} in {count} images.",
      },
      body: {
        one: "Body type becomes {value} in {count} image.",
        other: "Body type becomes {value} in {count} images.",
      },
      noBody: {
        one: "The body type is taken away in {count} image.",
        other: "The body type is taken away in {count} images.",
      },
      work: {
        one: "Type of work becomes {value} in {count} image.",
        other: "Type of work becomes {value} in {count} images.",
      },
      featured: {
        one: "{count} image is featured and stands first.",
        other: "{count} images are featured and stand first.",
      },
      notFeatured: {
        one: "{count} image is featured no longer.",
        other: "{count} images are featured no longer.",
      },
      sample: { one: "{count} image is marked as a sample.", other: "{count} images are marked as samples." },
      notSample: {
        one: "{count} image is a sample no longer.",
        other: "{count} images are samples no longer.",
      },
      caption: {
        one: "“{value}” is the caption of {count} image, if it has none.",
        other: "“{value}” is the caption of those of {count} images that have none.",
      },
    },
    progress: "Changing images: {done} of {total}",
    leaveQuestion: "Images are still being changed. Leave this page and stop?",
    done: { one: "{count} image changed", other: "{count} images changed" },
    stayed: { one: "{count} was so already or is gone.", other: "{count} were so already or are gone." },
    failed: "Failed to change images",
    partly: "{reason} {changed} of {total} were changed; the others are still selected.",
    badEdit: "What is to be changed was not understood.",
    undone: { one: "{count} image is as it was", other: "{count} images are as they were" },
    changedSince: {
      one: "{count} was changed since and stays.",
      other: "{count} were changed since and stay.",
    },
    undoFailed: "Failed to undo",
  },
};
