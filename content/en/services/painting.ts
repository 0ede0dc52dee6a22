import type { ServiceText } from "#content/services.ts";

export const painting: ServiceText = {
  search: {
    title: "Truck and pickup painting in {town} | {business}",
    description:
      "Cabs, trays and containers painted: rust removed, primer, putty, PU colour and clear coat, lettering and truck art. Simple jobs take {simpleJobInDays} days.",
  },
  label: "Paint shop",
  title: "Painting",
  description:
    "Primer, putty, colour, clear coat, each one dry before the next. From a single door to a whole fleet in one shade.",
  card: "Rust out, primer, putty, PU colour and clear coat, then lettering and art by hand.",
  overview: {
    main: "Most of a good paint job is done before colour is mixed. Old flaking paint and rust go, the metal is degreased, primer goes on, putty is sanded level by level. Then PU colour in even coats, and clear coat where shine and protection are wanted.",
    context:
      "Simple denting and painting takes {simpleJobInDays} days. A full body with rust work or hand-painted art takes longer; the quotation says how long.",
    points: [
      "Zinc-rich primer on open steel, epoxy primer under coloured panels",
      "Two-pack putty, sanded in steps until reflections run straight",
      "PU paint in the maker’s shade, your fleet’s or one of your own",
      "Glass, lamps, rubber and number plates masked, or taken off",
      "Underside and inner corners sealed against water and mud",
      "Lettering, striping and truck art by hand",
    ],
  },
  features: [
    {
      title: "Down to sound metal",
      text: "Rust under fresh paint comes back within a year. It is ground out, and holes are closed with sheet, not with putty.",
    },
    {
      title: "Dust kept out",
      text: "The floor is wetted, the air filtered and the vehicle blown clean before the gun comes out.",
    },
    {
      title: "Left to dry",
      text: "PU paint needs time, or warmth, between coats. Hurried paint wrinkles, so no coat follows before the last has set.",
    },
    {
      title: "Shades that match",
      text: "The mix is tried on a test card and held against the vehicle in daylight. Years of sun change every colour.",
    },
    {
      title: "Marks the law requires",
      text: "Reflective tape, speed and payload lettering go back on after painting. A new colour must be entered at the RTO.",
    },
    {
      title: "{warrantyYears}-year warranty",
      text: "Paint work carries the same {warrantyYears}-year standard warranty on workmanship as the metal below it.",
    },
  ],
  capabilities: [
    "Before: faded, scratched and rusting",
    "After: the same truck in fresh PU colour",
    "Truck art on sides and tailgate",
    "Chariot and truck, finished",
  ],
  steps: [
    {
      title: "Strip",
      text: "Loose paint and rust come off; holes are closed with sheet.",
    },
    {
      title: "Prime and putty",
      text: "Zinc-rich or epoxy primer, then putty sanded in steps.",
    },
    {
      title: "Colour",
      text: "PU in even coats, each one dry before the next.",
    },
    {
      title: "Lettering, tape, check",
      text: "Art and names by hand, reflective tape, a look in daylight.",
    },
  ],
  priceFactors: [
    "Size: one panel, the cab or the whole vehicle",
    "Rust and old paint to take off first",
    "Colour: plain, metallic, with clear coat",
    "Lettering and truck art by hand",
  ],
  questions: [
    {
      title: "How long does painting take?",
      text: "{simpleJobInDays} days for a simple job. Rust work and art by hand take longer; the quotation says how long.",
    },
    {
      title: "Can I change the colour of my vehicle?",
      text: "Yes, and the new colour must be entered at the RTO. Ask there before the work begins.",
    },
    {
      title: "Will one repainted panel match the rest?",
      text: "The mix is tried on a card and held against the vehicle in daylight, because years of sun change every colour.",
    },
    {
      title: "Is there a warranty on paint?",
      text: "Yes, the same {warrantyYears}-year standard warranty on workmanship as on the metal below.",
    },
  ],
};
