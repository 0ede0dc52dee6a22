import { usePage } from "#app/language/language.tsx";
import { writtenDay } from "#app/language/written-day.ts";
import { Logo } from "#app/site/shell/logo.tsx";
import { PhonePlate } from "#app/site/shell/phone-plate.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type Job, jobStages } from "#domain/jobs/job.ts";
import { indianDay } from "#domain/values/indian-day.ts";

interface JobSheetProps extends Pick<Job, "stage" | "promisedOn" | "deliveredAt"> {
  vehicle: string;
}

export function JobSheet({ vehicle, stage, promisedOn, deliveredAt }: JobSheetProps) {
  const { language, texts } = usePage();
  const { page: text, stages } = texts.job;
  return (
    <section
      aria-labelledby="job-vehicle"
      className="relative overflow-hidden rounded-lg border-2 border-ink bg-sheet print:border"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-2 border-ink bg-indigo px-5 py-4 text-paper">
        <Logo />
        <p className="plate text-base!">{stages[stage]}</p>
      </header>
      <div className="grid gap-6 p-5">
        <div>
          <p className="text-steel">{text.title}</p>
          <h1 id="job-vehicle" className="text-2xl wrap-anywhere lg:text-3xl">
            {vehicle}
          </h1>
        </div>
        {deliveredAt === null ? (
          <>
            {promisedOn === null ? null : (
              <p>
                {text.promised} <b className="block text-xl">{writtenDay(promisedOn, language)}</b>
              </p>
            )}
            {stage === "ready" ? <p className="font-bold">{text.ready}</p> : null}
            <Steps stage={stage} />
          </>
        ) : (
          <p className="text-lg">
            {fillPlaceholders(text.delivered, {
              day: writtenDay(indianDay(new Date(deliveredAt)), language),
            })}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <p>{text.question}</p>
          <PhonePlate />
        </div>
      </div>
    </section>
  );
}

function Steps({ stage }: Pick<JobSheetProps, "stage">) {
  const { job } = usePage().texts;
  const now = jobStages.indexOf(stage);
  const steps = jobStages.slice(0, -1);
  return (
    <div>
      <h2 className="text-lg">{job.page.stages}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === now ? "step" : undefined}
            className="grid grid-cols-[auto_1fr] items-start gap-3"
          >
            <span
              aria-hidden="true"
              className={
                index <= now ? "plate mt-0.5 w-7 justify-center px-0!" : "w-7 text-center text-steel"
              }
            >
              {index + 1}
            </span>
            <span className={index > now ? "text-steel" : index === now ? "font-bold" : ""}>
              {job.stages[step]}
              {index > now ? null : (
                <span className="text-steel">{` (${index === now ? job.page.now : job.page.done})`}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
