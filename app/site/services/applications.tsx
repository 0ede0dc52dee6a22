/** What such a body is used for, on number plates. */
export function Applications({ title, applications }: { title: string; applications: string[] }) {
  return (
    <div className="rounded-md bg-indigo p-7 text-paper sm:p-9">
      <h2 className="text-xl lg:text-2xl">{title}</h2>
      <ul className="mt-6 flex flex-wrap gap-3.5">
        {applications.map((application) => (
          <li key={application} className="plate">
            {application}
          </li>
        ))}
      </ul>
    </div>
  );
}
