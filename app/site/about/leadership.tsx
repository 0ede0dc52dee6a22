import type { ReactNode } from "react";
import { usePage } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { MarkNote } from "../mark-note.tsx";
import { SnapRow } from "../snap-row.tsx";

const grounds = ["#ffb51c", "#8cc4bf", "#e9a48f"];
const figures = [Director, ProductionHead, QualityHead];

export function Leadership() {
  const { texts, lists, samples, placed } = usePage();
  const { text: sampleNote, ...head } = texts.about.leadership;
  if (lists.leaders.length === 0) return null;
  return (
    <section className="wrap pb-section">
      <SectionHead {...head} />
      {samples.leaders && <MarkNote mark={texts.gallery.sample} text={sampleNote} />}
      <SnapRow as="ul" className="mt-5 gap-3 [--share:80%] md:grid-cols-3 lg:gap-8">
        {lists.leaders.map((leader, index) => {
          const portrait = index === 0 ? placed.pictures.get("leader") : undefined;
          const Figure = figures[index % figures.length] ?? Director;
          return (
            <li key={leader.id} lang={leader.lang} className="panel flex overflow-hidden md:block">
              <div
                className="flex w-1/3 flex-none items-end justify-center md:aspect-3/2 md:w-auto"
                style={{ background: grounds[index % grounds.length] }}
              >
                {portrait !== undefined ? (
                  <Picture
                    {...portrait}
                    alt={leader.name || leader.role}
                    sizes="(min-width: 768px) 30vw, 27vw"
                    upTo={960}
                    className="size-full object-cover"
                  />
                ) : samples.leaders ? (
                  <Figure />
                ) : (
                  <Initial of={leader.name || leader.role} />
                )}
              </div>
              <div className="p-3 lg:p-5">
                <h3 className="text-base md:text-lg lg:text-xl">
                  {leader.name === "" ? leader.role : leader.name}
                </h3>
                {leader.name !== "" && <p className="mt-1 font-bold">{leader.role}</p>}
                <p className="mt-1 leading-snug text-steel">{leader.text}</p>
              </div>
            </li>
          );
        })}
      </SnapRow>
    </section>
  );
}

/** A real person gets no invented portrait. */
function Initial({ of: name }: { of: string }) {
  const [first] = new Intl.Segmenter().segment(name);
  return (
    <span aria-hidden="true" className="self-center font-display text-4xl">
      {first?.segment}
    </span>
  );
}

function Silhouette({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="h-full pt-4"
      fill="#1b2559"
    >
      {children}
    </svg>
  );
}

const shoulders = "M8 150c0-34 20-50 52-54l20 8 20-8c32 4 52 20 52 54z";

function Director() {
  return (
    <Silhouette>
      <path d={shoulders} />
      <path d="M66 76h28v26l-14 8-14-8z" fill="#2b3670" />
      <path d="M56 44c0-20 48-20 48 0v14c0 18-12 30-24 30S56 76 56 58z" fill="#2b3670" />
      <path d="M48 42c0-30 64-30 64 0 0 8-6 12-12 12-12-8-28-8-40 0-6 0-12-4-12-12z" fill="#c8321f" />
      <path d="M110 30c10-2 16 4 14 12-4 8-10 6-14 2z" fill="#c8321f" />
      <path
        d="M52 46C64 34 86 26 106 28M56 34c12-10 26-14 40-12"
        fill="none"
        stroke="#ffb51c"
        strokeWidth="3"
      />
      <path d="M60 97 80 128l20-31 12 3-18 50H66L48 100z" fill="#10173d" />
    </Silhouette>
  );
}

function ProductionHead() {
  return (
    <Silhouette>
      <path d={shoulders} />
      <path d="M66 76h28v26l-14 8-14-8z" fill="#2b3670" />
      <path d="M56 44h48v14c0 18-12 30-24 30S56 76 56 58z" fill="#2b3670" />
      <path d="M50 46c0-40 60-40 60 0z" fill="#ffb51c" />
      <path d="M44 44h72c2 6 0 8-4 8H48c-4 0-6-2-4-8z" fill="#d98f00" />
      <path d="M75 17h10v27H75z" fill="#d98f00" />
      <path d="M42 100l12-3 6 25h40l6-25 12 3-6 50H48z" fill="#0b6e6e" />
      <circle cx="60" cy="124" r="4" fill="#ffb51c" />
      <circle cx="100" cy="124" r="4" fill="#ffb51c" />
    </Silhouette>
  );
}

function QualityHead() {
  return (
    <Silhouette>
      <circle cx="104" cy="24" r="15" fill="#10173d" />
      <path d={shoulders} />
      <path d="M66 76h28v26l-14 8-14-8z" fill="#2b3670" />
      <path d="M56 46c0-22 48-22 48 0v12c0 18-12 30-24 30S56 76 56 58z" fill="#2b3670" />
      <path d="M52 58c-4-44 60-46 56 0-4-14-16-22-28-22S56 44 52 58z" fill="#10173d" />
      <path d="M60 97 80 116l20-19 6 2-26 30-26-30z" fill="#c8321f" />
      <path d="M98 116h34v34H98z" fill="#fffaf1" />
      <path d="M108 112h14v7h-14z" fill="#5b6478" />
      <path
        d="M104 128l3 3 5-6M104 140l3 3 5-6M116 129h11M116 141h11"
        fill="none"
        stroke="#0b6e6e"
        strokeWidth="2.5"
      />
    </Silhouette>
  );
}
