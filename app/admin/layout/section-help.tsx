import { useAdminText } from "../kit/page/admin-text.ts";
import type { Section } from "../kit/page/sections.ts";

export function SectionHelp({ section }: { section: Section["name"] }) {
  const { sections, whatIsThis } = useAdminText().layout;
  return (
    <details key={section}>
      <summary
        aria-label={whatIsThis}
        title={whatIsThis}
        className="absolute top-0 right-0 grid size-11 cursor-pointer list-none place-items-center"
      >
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full border-2 border-teal font-bold text-teal"
        >
          ?
        </span>
      </summary>
      <p className="mt-2 max-w-prose rounded-md bg-sand p-3">{sections[section].help}</p>
    </details>
  );
}
