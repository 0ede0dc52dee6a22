import { useSitePath, useTexts } from "#app/language/language.tsx";
import { bodyBuildingPath } from "#app/site/pages.ts";
import { LineDrawing } from "#app/ui/line-drawing.tsx";
import { loads } from "#content/loads.ts";
import { loadIcons } from "./load-icon.ts";

export function Loads({ columns = "" }: { columns?: string }) {
  const { servicesList, bodyTypes, home } = useTexts();
  const sitePath = useSitePath();
  const { title, text, names } = servicesList.loads;
  return (
    <div data-loads>
      <h3 className="text-lg lg:text-xl">{title}</h3>
      <p className="mt-1 text-sm text-steel">{text}</p>
      <ul className={`halves mt-3 gap-2.5 ${columns}`}>
        {loads.map((carried) => (
          <li key={carried.load}>
            <a
              href={sitePath(
                "body" in carried ? `${bodyBuildingPath}/${carried.body}` : "/services/oem-body-seller",
              )}
              className="panel flex h-full items-center gap-2.5 p-2.5 leading-snug hover:text-teal"
            >
              <LineDrawing {...loadIcons[carried.load]} className="size-7 flex-none" />
              <span>
                <b className="block">{names[carried.load]}</b>
                <span className="hidden text-sm text-steel sm:block">
                  {"body" in carried ? bodyTypes[carried.body].title : home.trays.categories[carried.tray]}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
