import { useSitePath, useTexts } from "#app/language/language.tsx";
import { firstPainting, paintingQuery, paintNames, paints } from "#domain/paint/painting.ts";

export function ColourCard() {
  const { servicePanels, paint } = useTexts();
  const sitePath = useSitePath();
  const { title, text } = servicePanels.colourCard;
  return (
    <div className="panel p-4 lg:p-5">
      <h3 className="text-lg lg:text-xl">{title}</h3>
      <p className="mt-1 text-sm text-steel">{text}</p>
      <ul className="mt-3 grid grid-cols-3 gap-2.5 sm:grid-cols-4">
        {paintNames.map((name) => (
          <li key={name}>
            <a
              href={sitePath(`/paint${paintingQuery({ ...firstPainting, cab: name })}`)}
              className="block h-full text-sm leading-snug hover:text-teal"
            >
              <span
                className="mb-1.5 block h-14 rounded-sm border border-line"
                style={{ background: paints[name].colour }}
              />
              {paint.paints[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
