import type { ServiceText } from "#content/services.ts";

export const customProjects: ServiceText = {
  search: {
    title: "Rath builder: chariots, trolleys, special bodies | {business}",
    description:
      "Processional chariots, tractor trolleys and one-off bodies, drawn with you and built in steel, wood and paint. A custom body takes {bodyInWeeks} weeks.",
  },
  label: "One of a kind",
  title: "Custom Projects",
  description:
    "A Rath for the palkhi, a trolley for sugarcane, a vehicle nobody has drawn yet. Bring a sketch, a photograph or only the idea.",
  card: "Processional chariots, tractor trolleys and one-off vehicles, from a sketch.",
  overview: {
    main: "Some vehicles have no catalogue. A Dindi Rath must roll at walking pace through a crowd, turn in a village lane and look its best from all sides. A tractor trolley must stand in mud with a full load of cane. We draw such builds with you, from the axle upwards.",
    context:
      "Large projects are paid in stages, with an initial deposit. A custom body takes {bodyInWeeks} weeks; carving, gilding and a large chariot need longer, and the quotation says how long. For a festival, start early.",
    points: [
      "Dindi Rath and other processional chariots with pillars, dome and seat for the deity",
      "Two-axle and single-axle tractor trolleys with drawbar and stand",
      "Stage, exhibition and campaign vehicles",
      "Steel below, teak or other hardwood above where the eye and the hand reach",
      "Wheel, peacock and flower panels painted by hand",
      "Lighting and sound points with their own battery or generator supply",
    ],
  },
  features: [
    {
      title: "A drawing you can read",
      text: "Length, width, height and turning circle are put on paper, and the road it will take is considered: wires, arches and gates.",
    },
    {
      title: "Steel under the ornament",
      text: "Dome and pillars stand on a welded frame. The ornament carries nothing, so it stays whole.",
    },
    {
      title: "Brakes and stands",
      text: "A chariot on a slope needs brakes and chocks, a trolley a stand that holds it level. Both belong to the first drawing.",
    },
    {
      title: "Comes apart again",
      text: "Domes, flags and railings can be bolted, so that the chariot fits its shed for the rest of the year.",
    },
    {
      title: "Shown as it grows",
      text: "You see the bare frame, the panels and the first colours, in the workshop or on WhatsApp, while changes are still easy.",
    },
  ],
  capabilities: [
    "Two-axle trolley with drawbar",
    "Painted tailgate and side panels",
    "Chariot and truck in the finishing bay",
    "Water tanker, sized to order",
  ],
  steps: [
    {
      title: "Draw it together",
      text: "Length, height, turning circle, and the road it will take.",
    },
    {
      title: "Frame and axles",
      text: "Steel carries everything. Brakes, stand and drawbar are fitted now.",
    },
    {
      title: "Body and ornament",
      text: "Wood, dome, panels; what must come apart is bolted.",
    },
    {
      title: "Paint, light, trial",
      text: "Painted by hand, lamps and sound wired up, then a trial run.",
    },
  ],
  priceFactors: [
    "Size, axles and the load it carries",
    "Material: steel, teak or other hardwood",
    "Carving, gilding and painting by hand",
    "Lighting, sound and their supply",
  ],
  questions: [
    {
      title: "How early should we order for a festival?",
      text: "As early as you can. Carving, gilding and a large chariot need more than the {bodyInWeeks} weeks of a body; the quotation names the days.",
    },
    {
      title: "We have only an idea. Is that enough?",
      text: "Yes. A sketch or a photograph helps; length, height and turning circle are then put on paper together with you.",
    },
    {
      title: "Can we pay in stages?",
      text: "Large projects are paid in stages, with an initial deposit. The stages stand in the quotation.",
    },
  ],
};
