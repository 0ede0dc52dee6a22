import type { ServiceText } from "#content/services.ts";

/** The work in words, and beside it what belongs to it, as on a job card. */
export function Overview({ title, overview }: { title: string; overview: ServiceText["overview"] }) {
  return (
    <section className="wrap grid gap-8 pt-6 pb-16 lg:grid-cols-[7fr_5fr] lg:gap-16 lg:pt-10 lg:pb-24">
      <div>
        <h2 className="text-2xl lg:text-3xl">{title}</h2>
        <p className="mt-5 text-lg">{overview.main}</p>
        <p className="mt-5 border-l-4 border-vermilion pl-5 text-steel">{overview.context}</p>
      </div>
      <ul className="panel self-start px-5 py-2 lg:px-7">
        {overview.points.map((point) => (
          <li key={point} className="flex gap-3.5 border-b border-line py-3.5 last:border-0">
            <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 flex-none">
              <path
                d="m3 10.5 4.5 4.5L17 5"
                fill="none"
                stroke="var(--color-teal)"
                strokeWidth="3"
                strokeLinecap="square"
              />
            </svg>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
