import type { Drawn } from "#app/ui/line-drawing.tsx";

export const trayView = { width: 72, height: 34 };

const blocks = "M16 28v4h5v-4m30 0v4h5v-4";

export const trayDrawings: readonly Drawn[] = [
  {
    fill: "M20 17h32v11H20z",
    line: "M20 17h32v11H20zm10.5 0v11m11-11v11M52 17v-7h-5M24 28v4h4v-4m16 0v4h4v-4",
  },
  {
    fill: "M12 17h48v11H12z",
    line: `M12 17h48v11H12zm12 0v11m12-11v11m12-11v11M14 17v-5h44v5m-22-5v5M60 17V6h-4v6${blocks}`,
  },
  {
    fill: "M8 15h56v13H8z",
    line: `M8 15h56v13H8zm11 0v13m11-13v13m11-13v13m11-13v13M64 15V3h-5v12m0-8h5m-5 4h5${blocks}`,
  },
  {
    fill: "M2 8h68v6H2z",
    line: `M2 8h68v20H2zm0 6h68M10.5 8v20M19 8v20m8.5-20v20M36 8v20m8.5-20v20M53 8v20m8.5-20v20${blocks}`,
  },
  {
    fill: "M8 22h56v3H8z",
    line: `M8 4h56v24H8zm8 0v18m8-18v18m8-18v18m8-18v18m8-18v18m8-18v18M8 22h56M8 25h56${blocks}`,
  },
  {
    fill: "M60 7h9v9h-9z",
    line: `M6 4h54v24H6zM60 7h9v9h-9zm3 3h3m-3 3h3M33 10v12m-5-9 10 6m0-6-10 6${blocks}`,
  },
  {
    fill: "M6.5 15h59v4h-59z",
    line: `M14 8h44a8 8 0 0 1 0 18H14a8 8 0 0 1 0-18m16 0V4h12v4M22 8v18m28-18v18${blocks.replaceAll("28", "26")}`,
  },
  {
    fill: "M36 11c4 5 5 7 5 8.5a5 5 0 0 1-10 0c0-1.5 1-3.5 5-8.5",
    line: `M14 8h44a8 8 0 0 1 0 18H14a8 8 0 0 1 0-18m5 18V5h7v21m-7-16h7m-7 5h7m-7 5h7M6 22H2v3m34-14c4 5 5 7 5 8.5a5 5 0 0 1-10 0c0-1.5 1-3.5 5-8.5${blocks.replaceAll("28", "26")}`,
  },
];
