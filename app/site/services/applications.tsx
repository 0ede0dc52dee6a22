/** What such a body is used for, on number plates. */
export function Applications({ title, applications }: { title: string; applications: readonly string[] }) {
  return (
    <div className="rounded-md bg-indigo p-7 text-paper sm:p-9 lg:grid lg:grid-cols-[1fr_2.2fr] lg:items-center lg:gap-10">
      <h2 className="text-xl lg:text-2xl">{title}</h2>
      <ul className="mt-6 flex lg:mt-0 flex-wrap gap-3.5">
        {applications.map((application) => (
          <li key={application} className="plate">
            {application}
          </li>
        ))}
      </ul>
    </div>
  );
}
