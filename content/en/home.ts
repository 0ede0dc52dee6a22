export const home = {
  pageTitle: "Rathkar: vehicle bodies built, painted and restored in Maharashtra",
  pageDescription:
    "Truck bodies, containers, food vans and chariots for every chassis. Cut, welded and painted by hand in Maharashtra since 2005.",
  heroAlt: "A red mini-truck with a hand-painted half body and crown board",
  plate: "Since 2005",
  title: "Bodies built to carry.",
  lead: "Trays, containers, food vans and chariots for every chassis. Cut, welded and painted by hand in Maharashtra.",
  getQuote: "Get a free quote",
  seeWork: "See our work",
  recentTitle: "Fresh from the shed",
  recentLead: "The newest work we are proud of, before and after.",
};
