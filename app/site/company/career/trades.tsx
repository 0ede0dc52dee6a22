import { usePage } from "#app/language/language.tsx";
import { HammerTool, MaskTool, SpannerTool, SprayGunTool, SquareTool } from "./tools.tsx";

const tools = new Map([
  ["welder", MaskTool],
  ["fabricator", SquareTool],
  ["denter", HammerTool],
  ["painter", SprayGunTool],
]);

export function Trades() {
  const { texts, lists } = usePage();
  const { tradesTitle, paragraphs } = texts.career;
  return (
    <section className="bg-sand py-section">
      <div className="wrap grid gap-9 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 className="text-2xl lg:text-3xl">{tradesTitle}</h2>
          <div className="mt-7 grid gap-5 text-lg md:max-lg:grid-cols-2 md:gap-14 lg:gap-9">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="border-t-4 border-vermilion pt-5">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {lists.openings.length > 0 && (
          <ul className="grid gap-4">
            {lists.openings.map(({ id, lang, title, text }) => {
              const Tool = tools.get(id) ?? SpannerTool;
              return (
                <li key={id} lang={lang} className="panel flex overflow-hidden">
                  <div className="flex w-22 flex-none items-center justify-center bg-teal p-4 lg:w-32">
                    <Tool />
                  </div>
                  <div className="px-5 py-5 lg:px-8 lg:py-7">
                    <h3 className="text-lg lg:text-xl">{title}</h3>
                    <p className="mt-1.5 text-balance">{text}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
