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
};
