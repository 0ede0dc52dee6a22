import { bodyBuildingPath, type FrameText } from "../frame-text.ts";
import { MenuLink } from "./menu-link.tsx";

const entry =
  "flex min-h-11 items-center rounded-sm px-3 font-bold leading-snug hover:bg-sand aria-[current=page]:text-vermilion";

/** The seven services; the bodies stand in two columns below body building. */
export function ServiceLinks({ text }: { text: FrameText }) {
  return (
    <ul>
      {text.services.map(({ path, name }) => (
        <li key={path}>
          <MenuLink path={path} className={entry}>
            {name}
          </MenuLink>
          {path === bodyBuildingPath && (
            <ul className="mx-3 mb-2 grid grid-cols-2 gap-x-3 border-l-4 border-marigold bg-paper py-1 pl-3 text-sm">
              {text.bodies.map((body) => (
                <li key={body.path}>
                  <MenuLink
                    path={body.path}
                    className="flex min-h-10 items-center leading-snug underline-offset-4 hover:underline aria-[current=page]:text-vermilion"
                  >
                    {body.name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The pages about the company, each with a sentence. */
export function CompanyLinks({ text }: { text: FrameText }) {
  return (
    <ul className="grid gap-1 menu:grid-cols-2">
      {text.company.map(({ path, title, text: sentence }) => (
        <li key={path}>
          <MenuLink path={path} className="group/entry block h-full rounded-sm px-3 py-2.5 hover:bg-sand">
            <b className="block leading-snug group-aria-[current=page]/entry:text-vermilion">{title}</b>
            <span className="block text-sm leading-snug text-steel">{sentence}</span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
