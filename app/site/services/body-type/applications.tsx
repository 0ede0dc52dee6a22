import type { BodyTypeText } from "#content/service-file.ts";

interface ApplicationsProps {
  title: string;
  text: Pick<BodyTypeText, "applications" | "lang">;
}

export function Applications({ title, text: { applications, lang } }: ApplicationsProps) {
  return (
    <div className="rounded-md bg-indigo p-5 text-paper">
      <h2 className="text-xl lg:text-2xl">{title}</h2>
      <ul lang={lang} className="mt-3 leading-snug md:max-lg:columns-2 lg:text-lg">
        {applications.map((application) => (
          <li key={application} className="flex gap-2 py-0.5 wrap-anywhere lg:py-1.5">
            <span aria-hidden="true" className="mt-2 size-2 flex-none lg:mt-2.5 bg-marigold" />
            {application}
          </li>
        ))}
      </ul>
    </div>
  );
}
