import type { TitledText } from "#content/text-types.ts";

export function VisionAndMission({ vision, mission }: { vision: TitledText; mission: TitledText }) {
  return (
    <div className="wrap pb-11 lg:pb-24">
      <div className="rounded-lg border-2 border-steel bg-[#d9d5cb] p-1.5 lg:p-2">
        <div className="relative grid gap-1.5 lg:grid-cols-2 lg:gap-2">
          <Leaf {...vision} className="lg:pr-24" hinges="left-0 rounded-r-sm" />
          <Leaf
            {...mission}
            className="lg:pl-24"
            hinges="left-0 rounded-r-sm lg:right-0 lg:left-auto lg:rounded-none lg:rounded-l-sm"
          />
          <LockRod className="lg:right-[calc(50%+28px)]" />
          <LockRod className="lg:left-[calc(50%+28px)]" />
        </div>
      </div>
    </div>
  );
}

function Leaf({ title, text, className, hinges }: TitledText & { className: string; hinges: string }) {
  return (
    <section className={`relative rounded-sm bg-sheet px-8 py-5 lg:px-14 lg:py-16 ${className}`}>
      <i className={`absolute top-5 h-8 w-4 bg-steel lg:top-10 lg:h-11 ${hinges}`} />
      <i className={`absolute bottom-5 h-8 w-4 bg-steel lg:bottom-10 lg:h-11 ${hinges}`} />
      <h2 className="text-2xl lg:text-3xl">{title}</h2>
      <p className="mt-2 md:text-lg">{text}</p>
    </section>
  );
}

function LockRod({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={`absolute inset-y-0 hidden w-2 bg-steel lg:block ${className}`}>
      <i className="absolute top-4 -left-1.5 h-4 w-5 rounded-sm bg-steel" />
      <i className="absolute bottom-4 -left-1.5 h-4 w-5 rounded-sm bg-steel" />
      <i className="absolute top-[58%] -left-1.5 h-5 w-5 rounded-sm bg-steel" />
      <i className="absolute top-[58%] left-0 h-20 w-2 rounded-sm bg-vermilion" />
    </div>
  );
}
