import type { ComponentType } from "react";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { TitledText } from "#content/text-types.ts";
import type { AboutText } from "#content/texts.ts";
import { Caliper, Dividers, Key, PlumbBob } from "./tools.tsx";

type ValuesProps = AboutText["values"];

/** The four values as tools on the workshop's board, each on its hook. */
export function Values({ plate, title, quality, integrity, innovation, customerFocus }: ValuesProps) {
  return (
    <section className="bg-sand py-16 lg:py-24">
      <div className="wrap">
        <SectionHead plate={plate} title={title} />
        <ul className="mt-9 grid overflow-hidden rounded-lg border-2 border-ink bg-marigold bg-[radial-gradient(circle,#00000026_2px,transparent_2.5px)] bg-size-[24px_24px] sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
          <Value {...quality} tool={Caliper} />
          <Value {...integrity} tool={PlumbBob} />
          <Value {...innovation} tool={Dividers} />
          <Value {...customerFocus} tool={Key} />
        </ul>
      </div>
    </section>
  );
}

function Value({ title, text, tool: Tool }: TitledText & { tool: ComponentType }) {
  return (
    <li className="flex sm:flex-col">
      <div className="w-24 flex-none pt-5 pb-4 sm:w-auto lg:pt-7">
        <Tool />
      </div>
      <div className="mt-3 mr-3 mb-3 flex-1 rounded-sm border border-ink bg-paper px-5 py-5 sm:mx-4 sm:mt-0 sm:mb-4">
        <h3 className="text-lg lg:text-xl">{title}</h3>
        <p className="mt-2">{text}</p>
      </div>
    </li>
  );
}
