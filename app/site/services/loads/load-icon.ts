import type { Drawn } from "#app/ui/line-drawing.tsx";
import type { Load } from "#content/loads.ts";

export const loadIcons: Record<Load, Drawn> = {
  vegetables: {
    fill: "M5 17a5.5 5.5 0 0 1 11 0zm11 0a5.5 5.5 0 0 1 11 0z",
    line: "M3 17h26v11H3zm0 5.5h26M5 17a5.5 5.5 0 0 1 11 0 5.5 5.5 0 0 1 11 0M10.5 11c0-4 2-6 5-7m6 7c0-3-1-5-3-6",
  },
  bricks: {
    fill: "M10 12.5h12v7H10z",
    line: "M3 21h12v7H3zm14 0h12v7H17zM10 12.5h12v7H10z",
  },
  parcels: {
    fill: "M12.5 11h7v7l-3.5-2-3.5 2z",
    line: "M5 11h22v17H5zl4-6h14l4 6m-14.5 0v7l3.5-2 3.5 2v-7",
  },
  cattle: {
    fill: "M11 22h10v2a5 5 0 0 1-10 0z",
    line: "M4 3c0 5 3 7 7 7h10c4 0 7-2 7-7M11 10l-7 3c1 3 4 4 6 3l1 8a5 5 0 0 0 10 0l1-8c2 1 5 0 6-3l-7-3M13.5 15v1m5-1v1M11 22h10",
  },
  machines: {
    fill: "M20 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0",
    line: "M24 16a8 8 0 1 1-16 0 8 8 0 0 1 16 0m-4 0a4 4 0 1 1-8 0 4 4 0 0 1 8 0M16 4v4m0 16v4M4 16h4m16 0h4M7.5 7.5l3 3m11 11 3 3m0-17-3 3m-11 11-3 3",
  },
  food: {
    fill: "M5 17h22l-1.5 6h-19z",
    line: "M5 17h22l-2.5 11h-17zM2 17h28M10 12c-2-3 2-4 0-8m6 8c-2-3 2-4 0-8m6 8c-2-3 2-4 0-8",
  },
  milk: {
    fill: "M8 17h16v5H8z",
    line: "M12 3h8v4l4 5v16H8V12l4-5zm-2 0h12M12 7h8M8 17h16M8 22h16M8 13l-4 2v4l4 1m16-7 4 2v4l-4 1",
  },
  water: {
    fill: "M9 20a7 7 0 0 0 14 0c-4 2-9-2-14 0",
    line: "M16 3c5 7 8 11 8 16a8 8 0 0 1-16 0c0-5 3-9 8-16z",
  },
};
