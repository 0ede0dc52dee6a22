interface ApplicationsProps {
  title: string;
  applications: readonly string[];
}

export function Applications({ title, applications }: ApplicationsProps) {
  return (
    <div className="rounded-md bg-indigo px-5 py-5 text-paper lg:px-8 xl:p-7">
      <h2 className="text-xl lg:text-2xl">{title}</h2>
      <ul className="mt-3 text-sm leading-snug md:columns-2 md:gap-x-6 lg:mt-4 lg:text-base xl:columns-1">
        {applications.map((application) => (
          <li
            key={application}
            className="flex gap-2 border-white/15 py-0.5 wrap-anywhere lg:py-1 xl:border-t xl:py-2.5"
          >
            <span aria-hidden="true" className="mt-2 size-2 flex-none rotate-45 bg-marigold" />
            {application}
          </li>
        ))}
      </ul>
    </div>
  );
}
