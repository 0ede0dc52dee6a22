import type { CareerText } from "#content/texts.ts";
import { HammerTool, MaskTool, SpannerTool, SprayGunTool, SquareTool } from "./trade-tools.tsx";

const trades = [
  { key: "welder", Tool: MaskTool },
  { key: "fabricator", Tool: SquareTool },
  { key: "denter", Tool: HammerTool },
  { key: "painter", Tool: SprayGunTool },
  { key: "helper", Tool: SpannerTool },
] as const;

/** The five trades, each beside the thing its hand reaches for. */
export function Trades({ title, trades: words }: { title: string; trades: CareerText["trades"] }) {
  return (
    <section className="bg-sand py-16 lg:py-24">
      <div className="wrap grid gap-9 lg:grid-cols-[1fr_2fr] lg:gap-14">
        <h2 className="text-2xl lg:sticky lg:top-36 lg:self-start lg:text-3xl">{title}</h2>
        <ul className="grid gap-4">
          {trades.map(({ key, Tool }) => (
            <li key={key} className="panel flex overflow-hidden">
              <div className="flex w-22 flex-none items-center justify-center bg-teal p-4 lg:w-32">
                <Tool />
              </div>
              <div className="px-5 py-5 lg:px-8 lg:py-7">
                <h3 className="text-lg lg:text-xl">{words[key].title}</h3>
                <p className="mt-1.5">{words[key].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
