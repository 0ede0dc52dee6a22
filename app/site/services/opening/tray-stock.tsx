import { useTexts } from "#app/language/language.tsx";
import { LineDrawing } from "#app/ui/line-drawing.tsx";
import { trayDrawings, trayView } from "./tray-drawings.ts";

export function TrayStock() {
  const { servicePanels, home } = useTexts();
  return (
    <div>
      <h3 className="text-lg lg:text-xl">{servicePanels.facts.traysInStock}</h3>
      <ul className="mt-3 grid grid-cols-2 gap-2.5">
        {home.trays.categories.map((category, index) => (
          <li key={category} className="panel flex flex-col p-3 text-sm leading-snug font-bold">
            <LineDrawing
              {...trayView}
              {...(trayDrawings[index] ?? { line: "" })}
              className="mb-2 h-14 w-full"
            />
            {category}
          </li>
        ))}
      </ul>
    </div>
  );
}
