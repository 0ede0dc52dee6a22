import type { ServiceText } from "#content/services.ts";

export const modification: ServiceText = {
  search: {
    title: "Truck modification: tray to container, van | {business}",
    description:
      "Change what your vehicle can do: open tray to container, pickup to food van, higher sides, new doors. With advice on RTO approval before we cut.",
  },
  label: "Body change",
  title: "Vehicle Modification",
  description:
    "Your trade has changed and the chassis is still good. We change the body: a tray today, a container or a food van next month.",
  card: "An open tray becomes a container, a food van or an advertising body. The chassis stays.",
  overview: {
    main: "A sound chassis can outlast its first body. We lift the old body off, check the frame and the mounting points, and set the new one on its own sub-frame. Smaller changes, such as higher sides, a side door or a partition, are done on the body you have.",
    context:
      "A change of body type or colour is an alteration that must be entered in the registration certificate. Ask the RTO before the work, not after; we give you the drawing with the measurements it asks for. What the chassis cannot carry, we do not build.",
    points: [
      "Open tray to container, food van or advertising body",
      "Higher or lower sides, removable cattle or crate extensions",
      "Extra side door, full-width rear doors, partition or shelves",
      "Chequered floor over a worn one, new cross members below",
      "LED lamps, work lights and a wiring loom with its own fuses",
      "Drawing with the measurements for the RTO",
    ],
  },
  features: [
    {
      title: "The frame decides",
      text: "Axle loads, overhang and the height of the load are worked out first. A higher body moves the balance of the vehicle.",
    },
    {
      title: "No cuts in the chassis",
      text: "Bodies are clamped, not welded to the chassis. Holes are drilled only where the maker allows them.",
    },
    {
      title: "Old parts used well",
      text: "Good floors, hooks and lamps can move to the new body. What comes off belongs to you.",
    },
    {
      title: "Safe wiring",
      text: "Cables run in conduit, away from exhaust and moving parts, with a fuse for every circuit.",
    },
    {
      title: "Papers in order",
      text: "You know from the start which change needs RTO approval and which does not.",
    },
  ],
  comparison: ["Before: a standard open tray", "After: a container on the same pickup"],
  capabilities: [
    "Container with lock rods on both doors",
    "Food van with hatch and awning",
    "Advertise body with picture panels",
    "Higher sides in angle and patti",
  ],
  steps: [
    {
      title: "Frame and papers",
      text: "Axle loads and overhang are worked out; you ask the RTO with our drawing.",
    },
    {
      title: "Old body off",
      text: "Lifted off whole. Good floors, hooks and lamps are kept.",
    },
    {
      title: "New body on",
      text: "On its own sub-frame, clamped, not welded to the chassis.",
    },
    {
      title: "Wiring, handover",
      text: "Lamps and fuses tested. You get the measurements for the certificate.",
    },
  ],
  priceFactors: [
    "Old body and new: what comes off, what stays",
    "Size and kind of the new body",
    "Doors, shelves, light and wiring",
    "Repairs that the frame needs first",
  ],
  questions: [
    {
      title: "Does a new body need the approval of the RTO?",
      text: "A change of body type or colour must be entered in the registration certificate. Ask the RTO first; we give you drawing and measurements.",
    },
    {
      title: "Can you change just one part of the truck body?",
      text: "Yes. Higher sides, a side door or a partition are made on the body you have.",
    },
    {
      title: "What happens to the old body?",
      text: "What comes off belongs to you. Good floors, hooks and lamps can move to the new body.",
    },
  ],
};
