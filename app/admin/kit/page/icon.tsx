const drawings = {
  home: "m3 11 9-8 9 8M6 9v11h12V9",
  share:
    "M18 8a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM6 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm12 7a3 3 0 1 0-3-3 3 3 0 0 0 3 3zM8.6 10.6l6.8-4M8.6 13.4l6.8 4",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18m0-18c-3 3-3 15 0 18",
  today: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3 2",
  calendar: "M4 6h16v14H4zm0 5h16M8 3v4m8-4v4m-8 8h3m2 0h3",
  menu: "M4 6h16M4 12h16M4 18h16",
  upload: "M12 16V4m0 0-5 5m5-5 5 5M4 17v3h16v-3",
  camera: "M3 7h4l2-3h6l2 3h4v13H3zm9 10a4 4 0 1 0 0-8 4 4 0 0 0 0 8z",
  images: "M4 5h16v14H4zm0 11 5-5 4 4 3-3 4 4M15 9h.01",
  truck: "M2 6h12v10H2zm12 4h4l4 3v3h-8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  body: "M3 6h18v11H3zm4.5 0v11M12 6v11m4.5-11v11M5 20h14",
  envelope: "M3 6h18v13H3zm0 1 9 7 9-7",
  mail: "M3 11 21 4l-7 17-3-7zm8 3 4-4",
  facts: "M4 4h16v12H4zm4 12-2 5m10-5 2 5M8 8h8m-8 4h5",
  words: "M5 5h14M12 5v14m-3 0h6M5 5v3m14-3v3",
  frame: "M3 3h18v18H3zm3 3h12v12H6zm0 9 4-4 3 3 2-2 3 3M14 9h.01",
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 8c1-4 4-5 8-5s7 1 8 5",
  edit: "m4 20 1-4L16 5l3 3L8 19zM13 8l3 3",
  delete: "M4 7h16M9 7V4h6v3m-9 0 1 13h10l1-13m-8 4v5m4-5v5",
  up: "m5 15 7-7 7 7",
  down: "m5 9 7 7 7-7",
  save: "m5 13 5 5 9-11",
  cancel: "m6 6 12 12M18 6 6 18",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5",
  chart: "M4 4v16h16M8 16v-4m4 4V8m4 8V5",
  add: "M12 5v14M5 12h14",
  phone: "M5 4h4l2 5-3 2a12 12 0 0 0 5 5l2-3 5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1z",
  chat: "M4 20l1.5-4.5A8 8 0 1 1 9 19zM9 11h6m-6 3h4",
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
