import { Logo } from "#app/site/frame/logo.tsx";
import type { Fact } from "#content/text-types.ts";

const rivet =
  "absolute size-3 rounded-full border border-[#7b838f] bg-[radial-gradient(circle_at_35%_30%,#fff,#aab1bb_60%,#7b838f)]";
const corners = ["top-2.5 left-2.5", "top-2.5 right-2.5", "bottom-2.5 left-2.5", "right-2.5 bottom-2.5"];

interface BuildersPlateProps {
  title: string;
  body: string;
  specifications: readonly Fact[];
}

/** The specifications as the builder rivets them to the body. */
export function BuildersPlate({ title, body, specifications }: BuildersPlateProps) {
  return (
    <div className="relative rounded-md border-2 border-[#8d95a1] bg-[#dfe2e6] p-7 shadow-[inset_0_2px_0_#fff,inset_0_-2px_0_#b4bac3] sm:p-9">
      {corners.map((corner) => (
        <span key={corner} aria-hidden="true" className={`${rivet} ${corner}`} />
      ))}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-4">
        <div>
          <p className="text-sm font-bold">{body}</p>
          <h2 className="text-xl lg:text-2xl">{title}</h2>
        </div>
        <span aria-hidden="true" className="text-indigo">
          <Logo />
        </span>
      </div>
      <dl className="lg:grid lg:grid-cols-2 lg:gap-x-12">
        {specifications.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-[#aab1bb] py-3 first:border-t-0 sm:grid-cols-[10rem_1fr] lg:nth-2:border-t-0"
          >
            <dt className="font-bold">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
