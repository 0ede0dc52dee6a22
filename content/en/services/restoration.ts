import type { ServiceText } from "#content/services.ts";

export const restoration: ServiceText = {
  search: {
    title: "Restoration of old trucks and vintage vehicles | {business}",
    description:
      "Rusted cabs, trays and vintage vehicles restored: stripped, rust cut out, new steel welded in, primed, painted and fitted as they once were.",
  },
  label: "Second life",
  title: "Restoration",
  description:
    "Old bodies as they were on the day they left the workshop: rust cut out, metal made good, colours and fittings as before.",
  card: "Rust cut out, new steel in, and the old colours back.",
  overview: {
    main: "Restoration begins with taking the vehicle apart. Only a stripped body shows what rust has left. Sound metal is cleaned and kept, rotten metal is cut back to the bright edge and replaced in the same thickness and shape. Then come primer, putty, paint and the fittings, in that order.",
    context:
      "Nobody can promise a day before the old paint is off. We inspect first and quote in steps, so you can stop, go on or change your mind. Commercial bodies, personal vehicles and vintage pieces are all welcome.",
    points: [
      "Cab corners, door bottoms, floors and mudguards renewed in sheet",
      "Worn cross members, hinges and rails replaced in matching section",
      "Missing mouldings, grilles and handles made to the old pattern where none can be bought",
      "Zinc-rich or epoxy primer inside and out, cavities sealed",
      "Old shades mixed from a covered patch",
      "Art and lettering redrawn",
    ],
  },
  features: [
    {
      title: "Photographed first",
      text: "Every side, joint and ornament is recorded before the first bolt turns. The photographs guide us back.",
    },
    {
      title: "We save what we can",
      text: "A repaired original panel is worth more than a new one, above all on a vintage vehicle.",
    },
    {
      title: "Rust stopped",
      text: "Ground to bright metal, treated, primed the same day. Hollow sections get wax or cavity sealer.",
    },
    {
      title: "Quoted in steps",
      text: "Strip and inspect, metal work, paint, fitting out: each step has its price before it begins.",
    },
    {
      title: "Back to work",
      text: "A restored truck must earn again. Lamps, locks and reflectors work, and the floor takes its load.",
    },
  ],
  comparison: ["Before: rust, bleached paint, rails gone", "After: the same truck, new rails and art"],
  capabilities: [
    "New steel where rust has eaten the old",
    "The old shade, sprayed in the booth",
    "Panels and tailgate painted by hand",
    "Crown board painted anew",
  ],
  steps: [
    {
      title: "Photograph, take apart",
      text: "Every side is recorded before the first bolt turns.",
    },
    {
      title: "Inspect, quote",
      text: "With the old paint off, we show you what rust has left. Each step gets its price.",
    },
    {
      title: "New steel in",
      text: "Rotten metal is cut to the bright edge and replaced in the same thickness.",
    },
    {
      title: "Paint and fit",
      text: "Primer, putty, the old shade, art redrawn, lamps and locks working.",
    },
  ],
  priceFactors: [
    "How far the rust goes",
    "Parts to repair, to make or to find",
    "Paint, lettering and art as they were",
    "How far you go: each step has its price",
  ],
  questions: [
    {
      title: "Why is there no fixed price at the start?",
      text: "Nobody sees the rust before the old paint is off. We inspect first and quote in steps, each before it begins.",
    },
    {
      title: "Do you restore cars and vintage vehicles too?",
      text: "Yes: commercial bodies, personal vehicles and vintage pieces.",
    },
    {
      title: "A part cannot be bought any more. What then?",
      text: "Mouldings, grilles and handles are made to the old pattern.",
    },
  ],
};
