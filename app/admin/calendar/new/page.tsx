import { Link, useNavigate } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { readWithRetries } from "#platform/retry.ts";
import { calendarPath, jobAddress } from "../../kit/addresses/jobs.ts";
import { jobChoices } from "../../kit/jobs/job-choices.server.ts";
import { jobValuesOf } from "../../kit/jobs/job-form.ts";
import { OpenJobForm } from "../../kit/jobs/open-job-form.tsx";
import type { NameOptions } from "../../kit/list/name-options.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { sectionPage } from "../../kit/page/section-page.tsx";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/page";

export { clientLoader } from "../../kit/page/section-page.tsx";

export async function loader({ context }: Route.LoaderArgs): Promise<{ choices: NameOptions }> {
  signedInAdministrator(context);
  return { choices: await readWithRetries(() => jobChoices(context)) };
}

function NewJob({ choices }: { choices: NameOptions }) {
  const { jobs: text, layout, language } = useAdminText();
  const navigate = useNavigate();
  const empty = { vehicleName: "", work: "", name: "", phone: "", note: "", language, promisedOn: null };
  return (
    <section aria-labelledby="new-job" className="panel p-4 md:p-5">
      <h2 id="new-job" className="text-lg">
        {text.open}
      </h2>
      <OpenJobForm
        values={jobValuesOf(empty)}
        enquiryId={null}
        choices={choices}
        onOpened={(job) => void navigate(jobAddress(job), { replace: true })}
      >
        <Link to={calendarPath} className={`${buttonClass("quiet")} max-sm:w-full`}>
          {layout.cancel}
        </Link>
      </OpenJobForm>
    </section>
  );
}

const page = sectionPage<{ choices: NameOptions }>({
  Content: NewJob,
  className: "max-w-3xl",
  failure: ({ jobs }) => jobs.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
