import { Link } from "react-router";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { Job } from "#domain/jobs/job.ts";
import { jobAddress } from "../../kit/addresses/jobs.ts";
import type { JobOffer } from "../../kit/jobs/job-form.ts";
import { OpenJobForm } from "../../kit/jobs/open-job-form.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Panel } from "../../kit/page/panel.tsx";
import { Sentence } from "../../kit/page/sentence.tsx";
import { Time } from "../../kit/page/time.tsx";

interface JobPanelProps {
  enquiry: Pick<Enquiry, "id" | "state">;
  jobs: readonly Job[];
  offer: JobOffer;
}

export function JobPanel({ enquiry: { id, state }, jobs, offer }: JobPanelProps) {
  const text = useAdminText().jobs;
  if (jobs.length === 0 && state !== "won") return null;
  if (jobs.length === 0) {
    return (
      <Panel title={text.open}>
        <p className="mt-1 text-sm text-steel">{text.openHint}</p>
        <OpenJobForm {...offer} enquiryId={id} />
      </Panel>
    );
  }
  return (
    <Panel title={text.ofEnquiry}>
      <ul className="mt-1">
        {jobs.map((job) => (
          <li key={job.id}>
            <Link
              to={jobAddress(job.id)}
              className="inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4 wrap-anywhere"
            >
              {job.vehicleName}
            </Link>
            <p className="flex flex-wrap gap-x-3 text-sm text-steel">
              <span>{text.stages[job.stage]}</span>
              {job.promisedOn === null || job.deliveredAt !== null ? null : (
                <span>
                  <Sentence text={text.promised} values={{ day: <Time iso={job.promisedOn} as="day" /> }} />
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
