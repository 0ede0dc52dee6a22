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
      <ul className="panel promises">
        {points.map((point) => (
          <li key={point.title}>
            <Tick />
            <div>
              <h3 className="text-base md:text-lg">{point.title}</h3>
              <p className="text-steel">{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className="fill-none">
      <rect
        x="1"
        y="1"
        width="26"
        height="26"
        rx="4"
        className="fill-marigold stroke-black"
        strokeWidth="1.5"
      />
      <path d="m7.5 14.5 4.5 4.5 9-10" className="stroke-black" strokeWidth="3" />
    </svg>
  );
}
