import { brands } from "#content/business.ts";
import type { SectionText } from "#content/text-types.ts";

/** Six makes as plain wordmarks of our own heading face. */
export function Brands({ plate, title, text }: SectionText) {
  return (
    <section className="border-b border-line py-10 lg:py-12">
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="plate">{plate}</p>
          <h2 className="text-lg">{title}</h2>
        </div>
        <ul
          lang="en"
          className="mt-7 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:flex lg:justify-between"
        >
          {brands.map((name) => (
            <li
              key={name}
              className="font-display text-[1.0625rem] leading-tight text-steel uppercase min-[24rem]:text-lg xl:text-[1.4375rem]"
            >
              {name}
            </li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-steel">{text}</p>
      </div>
    </section>
  );
}
