import type { ServiceText } from "#content/services.ts";

export const denting: ServiceText = {
  search: {
    title: "Truck denting and accident repair in {town} | {business}",
    description:
      "Accident and hail dents taken out of cabs, doors, trays and container walls. Metal is straightened first. Simple denting and painting: {simpleJobInDays} days.",
  },
  label: "Panel work",
  title: "Denting",
  description:
    "Metal is pulled and beaten back into its original shape. Putty only smooths what the hammer has already straightened.",
  card: "Doors, cabs and side panels straightened, not filled.",
  overview: {
    main: "A dent is stretched metal. Fill it with putty and it looks right for one season; then it cracks. We take the trim off, find how far the damage runs, and bring the sheet back with hammer and dolly, slide hammer or spot-welded pins. All that is left for the putty is a thin skin.",
    context:
      "Simple denting and painting takes {simpleJobInDays} days. After an accident the frame and the door gaps are measured first, and any part that must be replaced is listed in the quotation before work starts.",
    points: [
      "Accident, reversing and hail dents on cabs, doors, mudguards and roofs",
      "Dented drop sides, tailgates and container walls",
      "Pulling from outside where the back of the panel cannot be reached",
      "Rusted sections cut out and new sheet of the same thickness welded in",
      "Doors, bonnets and tailgates set until the gaps are even again",
      "The repaired panel painted to match",
    ],
  },
  features: [
    {
      title: "Metal first",
      text: "Hammer, dolly and puller bring the panel back to its line. A straight panel needs only a thin coat of putty.",
    },
    {
      title: "Heat with care",
      text: "Thin sheet warps when it gets hot. Stretched spots are shrunk point by point and cooled at once.",
    },
    {
      title: "Behind the panel too",
      text: "A hard knock bends the pillar behind the sheet. We check it, because a door on a bent pillar never closes well.",
    },
    {
      title: "Bare metal protected",
      text: "Straightened metal gets primer at once, since bare steel begins to rust within a day in the monsoon.",
    },
    {
      title: "Repair or replace",
      text: "We tell you which panels are worth repairing and which cost less new. You decide.",
    },
  ],
  comparison: ["Before: a cab door after a knock", "After: the same door, straight and painted"],
  capabilities: [
    "The dent is pulled from outside",
    "Steel for parts that must be replaced",
    "Painted to match, the glass masked",
    "The gap of the door, even again",
  ],
  steps: [
    {
      title: "Look inside",
      text: "Trim off. How far does the damage run, is the pillar straight, do the gaps fit?",
    },
    {
      title: "Pull and beat",
      text: "Hammer, dolly or puller bring the sheet back to its line.",
    },
    {
      title: "Prime, thin putty",
      text: "Bare metal gets primer at once. Putty is only a skin.",
    },
    {
      title: "Paint and hand over",
      text: "The shade is matched to the vehicle in daylight, then sprayed.",
    },
  ],
  priceFactors: [
    "Number of dents and how deep they go",
    "Whether pillar or frame is bent as well",
    "Panels to repair and panels to replace",
    "Painting: one panel, one side or all",
  ],
  questions: [
    {
      title: "How long does denting take?",
      text: "{simpleJobInDays} days for simple denting and painting. After an accident the frame is measured first.",
    },
    {
      title: "Is the dent filled with putty?",
      text: "The sheet is brought back first. Putty is only a thin skin over metal that is already straight.",
    },
    {
      title: "Can I get a price from photographs?",
      text: "A first estimate, yes: one photograph from the front of the dent, one along the panel. The quotation follows when the vehicle is seen.",
    },
  ],
};
