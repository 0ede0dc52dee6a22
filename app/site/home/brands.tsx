import { usePage } from "#app/language/language.tsx";

export function Brands() {
  const { texts, lists } = usePage();
  const { plate, title, text } = texts.home.brands;
  if (lists.brands.length === 0) return null;
  return (
    <section className="border-b border-line py-6">
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="plate">{plate}</p>
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm text-steel lg:ml-auto">{text}</p>
        </div>
        <ul
          lang="en"
          className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 md:mt-7 md:gap-y-5 sm:grid-cols-3 lg:flex lg:flex-wrap lg:justify-between"
        >
          {lists.brands.map(({ id, name }) => (
            <li
              key={id}
              className="font-display text-[1.0625rem] leading-tight text-steel uppercase min-[24rem]:text-lg xl:text-[1.4375rem]"
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
