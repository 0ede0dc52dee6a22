import { usePage } from "#app/language/language.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { PlacePicture } from "../place-picture.tsx";

export function WhyChooseUs() {
  const { plate, title, points } = usePage().texts.home.whyChooseUs;
  return (
    <section className="wrap py-10 md:py-16 lg:grid lg:grid-cols-[4fr_8fr] lg:gap-14 lg:py-24">
      <div className="lg:flex lg:flex-col">
        <SectionHead isLarge plate={plate} title={title} />
        <div className="relative mt-9 hidden grow overflow-hidden rounded-md lg:block">
          <PlacePicture
            place="workshop-3"
            frame="absolute inset-0"
            alt=""
            sizes="(min-width: 900px) 40vw, 1px"
            className="absolute inset-0 size-full object-cover object-[48%_0]"
          />
        </div>
      </div>
      <ul className="panel mt-5 grid gap-x-10 px-4 md:mt-8 md:px-5 lg:mt-0 lg:grid-cols-2 lg:px-8 lg:py-3">
        {points.map((point) => (
          <li
            key={point.title}
            className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line py-3 md:gap-x-4 md:py-5 first:border-t-0 lg:py-6 lg:nth-2:border-t-0"
          >
            <Tick />
            <div>
              <h3 className="text-base md:text-lg">{point.title}</h3>
              <p className="mt-1 text-sm leading-snug text-pretty text-steel md:mt-1.5 md:text-base md:leading-[inherit]">
                {point.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="size-6 md:mt-0.5 md:size-7 fill-none">
      <rect
        x="1"
        y="1"
        width="26"
        height="26"
        rx="4"
        className="fill-marigold stroke-ink"
        strokeWidth="1.5"
      />
      <path d="m7.5 14.5 4.5 4.5 9-10" className="stroke-ink" strokeWidth="3" />
    </svg>
  );
}
