import { type Drawn, LineDrawing } from "#app/ui/line-drawing.tsx";
import type { ServiceSlug } from "#content/services.ts";

const drawings: Record<ServiceSlug, Drawn> = {
  "body-building": {
    fill: "M20 12h5l4 5v6h-9z",
    line: "M3 7h14v13H3zm4.7 0v13m4.6-13v13M2 23h27v-6l-4-5h-5v11M11 25.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m15 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
  },
  "oem-body-seller": {
    fill: "M3 16h26v8H3z",
    line: "M3 16h26v8H3zm6.5 0v8m6.5-8v8m6.5-8v8M7 24v4h4v-4m10 0v4h4v-4M6 5h20v8H6zm6.5 0v8m7-8v8M9 13v3m14-3v3",
  },
  denting: {
    fill: "M12 3h9l4 3v4H12z",
    line: "M12 3h9l4 3v4H12l-3-1.5v-4zm3 7v9m4-9v9M3 24h6c4 0 4 5 8 5s4-5 8-5h4M26 14l3 2m-3 3h3",
  },
  painting: {
    fill: "M12 3h8l-1 6h-6z",
    line: "M12 3h8l-1 6h-6zM9 9h16v7h-6l2 13h-6l-2-13H9zM4 8l-2-1m2 5H1m3 5-2 1M15 20h-3",
  },
  modification: {
    fill: "M6 2h20v11H6z",
    line: "M6 2h20v11H6zm6.5 0v11m7-11v11M16 16v6m-3-3 3 3 3-3M3 25h26M11.5 27.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0m14 0a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
  },
  "custom-projects": {
    fill: "M8 12a8 8 0 0 1 16 0z",
    line: "M8 12a8 8 0 0 1 16 0zm8-8V1l4 1.2-4 1.3M10 12v8m6-8v8m6-8v8M5 20h22v3H5zm8.5 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0m11 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0M5 21H1",
  },
  restoration: {
    fill: "M21 17a5 5 0 1 1-10 0 5 5 0 0 1 10 0",
    line: "M26.5 10A12 12 0 1 0 28 17M27.5 3.5v7H20.5M21 17a5 5 0 1 1-10 0 5 5 0 0 1 10 0m-5-5v10m-5-5h10",
  },
};

export function ServiceIcon({ slug, className }: { slug: ServiceSlug; className: string }) {
  return (
    <span className={`day grid size-10 place-items-center rounded-md bg-white ${className}`}>
      <LineDrawing {...drawings[slug]} className="size-7" />
    </span>
  );
}
