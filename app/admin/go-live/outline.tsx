import type { PictureStep } from "#domain/go-live/go-live-steps.ts";

const corners = "M14 44V14h30M256 14h30v30M286 156v30h-30M44 186H14v-30";

const wheel = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const subjects: Record<PictureStep["subject"], string> = {
  gate: "M46 168V74l104-40 104 40v94M30 168h240M72 168V92h156v76M112 92v76M188 92v76M72 116h156",
  truck: `M52 62h132v80H52zM184 82h36l30 34v26h-66M202 94h14l18 22h-32zM52 142H40M250 142h12${wheel(92, 146, 17)}${wheel(218, 146, 17)}`,
  body: `M46 54h208v86H46zM88 54v86M130 54v86M172 54v86M214 54v86M46 96h208M38 140h224${wheel(96, 154, 15)}${wheel(210, 154, 15)}`,
  face: "M150 36c22 0 34 16 34 38s-14 44-34 44-34-22-34-44 12-38 34-38zM70 182c2-34 26-52 60-58l20 10 20-10c34 6 58 24 60 58",
  certificate:
    "M98 22h104v156H98zM116 48h68M116 66h68M116 84h44M150 150a16 16 0 1 0 0-32 16 16 0 0 0 0 32zM140 148l-4 20 14-7 14 7-4-20",
};

export function Outline({ subject }: Pick<PictureStep, "subject">) {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" fill="none" className="block max-h-[30dvh] w-full text-ink">
      <path d={corners} stroke="currentColor" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d={subjects[subject]}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="7 6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
