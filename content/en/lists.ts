export const lists = {
  faq: {
    turnaround: {
      title: "How long does the work take?",
      text: "Simple denting and painting takes {simpleJobInDays} days, custom body building {bodyInWeeks} weeks. The date for your vehicle is agreed in the quotation.",
    },
    payment: {
      title: "How can I pay?",
      text: "In cash, by card, by bank transfer or with selected UPI apps. Large projects can be paid in stages, with an initial deposit.",
    },
    vehicles: {
      title: "Which vehicles do you work on?",
      text: "Trucks, vans, buses, tractors, personal and vintage vehicles, and ceremonial Raths.",
    },
  },
  testimonials: {
    fleet: {
      quote:
        "The body was ready on the day named in the quotation. That evening the truck was loading again.",
      name: "Fleet owner, sample",
      position: "Container bodies on small trucks",
    },
    trolley: {
      quote: "Three seasons of sugarcane, and not one hinge has moved.",
      name: "Tractor trolley owner, sample",
      position: "Sugarcane trolley",
    },
    trust: {
      quote:
        "We brought a sketch of the Rath. On the day of the procession it stood there as we had drawn it.",
      name: "Temple trust, sample",
      position: "Ceremonial Rath",
    },
  },
  leaders: {
    director: {
      role: "Managing director",
      text: "Looks after customers, quotations and the large projects.",
    },
    production: {
      role: "Head of production",
      text: "Plans the floor: which chassis stands where, who cuts, who welds, what leaves when.",
    },
    quality: {
      role: "Head of quality",
      text: "Checks material, welds, paint and lamps before a vehicle goes out.",
    },
  },
  openings: {
    welder: {
      title: "Welder",
      text: "Arc and MIG welding on thin tube and sheet: even seams, little distortion, overhead as well.",
    },
    fabricator: {
      title: "Fabricator",
      text: "Reads a sketch, marks, cuts and fits tube, angle and patti. Hinges, hooks and locks that close at the first try.",
    },
    denter: {
      title: "Denter",
      text: "Panel beating, pulling and spot welding, until the sheet itself is straight and needs little putty.",
    },
    painter: {
      title: "Painter",
      text: "Putty, sanding, masking, primer and PU with the spray gun. Those who paint ornament freehand are doubly welcome.",
    },
    helper: {
      title: "Helper",
      text: "Not learnt a trade yet? If you are careful, come on time and lend a hand, you can begin beside somebody skilled.",
    },
  },
} as const;
