import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { type PersonalCounts, personalKinds, referenceOf } from "#domain/enquiries/enquiry.ts";
import { callerOf, readablePhone } from "#domain/values/caller.ts";
import { enquiriesPath, enquiryAddress } from "../../kit/addresses/enquiries.ts";
import { Confirm } from "../../kit/dialog/confirm.tsx";
import { CheckBox } from "../../kit/form/field.tsx";
import { useOutcomeNotice } from "../../kit/form/form-outcome.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { DownloadLink } from "../../kit/page/download-link.tsx";
import { Panel } from "../../kit/page/panel.tsx";
import { Problem } from "../../kit/page/problem.tsx";
import { Time } from "../../kit/page/time.tsx";
import type { ErasureOutcome, ListedEnquiry, StoredPerson } from "./person.server.ts";

const link = "inline-flex min-h-11 items-center font-bold text-teal underline underline-offset-4";

export function PersonPreview({ person }: { person: StoredPerson | null }) {
  const { person: text, enquiries: words } = useAdminText();
  const erasing = useFetcher<ErasureOutcome>({ key: `erase-${person?.id ?? ""}` });
  useOutcomeNotice(erasing);
  const [isWithEmail, setWithEmail] = useState(false);
  const erased = erasing.data?.erased;
  if (person === null) return <Problem message={words.goneNow} />;
  if (erased !== undefined) {
    return (
      <>
        <h2 className="text-xl">{text.done}</h2>
        <Counts title={text.report} counts={erased} />
        <p>{text.left}</p>
        <Link to={enquiriesPath} className={link}>
          {words.navigation.all}
        </Link>
      </>
    );
  }
  const { id, byNumber, byEmail } = person;
  const counts = person.counts[isWithEmail ? "withEmail" : "byNumber"];
  return (
    <>
      <Link to={enquiryAddress(id, {})} className={link}>
        {text.back}
      </Link>
      <h2 className="text-xl wrap-anywhere">{fillPlaceholders(text.title, { person: callerOf(person) })}</h2>
      <Panel title={fillPlaceholders(text.byNumber, { phone: readablePhone(person.phone) })}>
        <Rows rows={byNumber} />
      </Panel>
      {byEmail.length === 0 ? null : (
        <Panel title={fillPlaceholders(text.byEmail, { email: person.email })}>
          <Rows rows={byEmail} />
          <CheckBox
            name={text.withEmail}
            isNameShown
            checked={isWithEmail}
            onChange={() => setWithEmail(!isWithEmail)}
          />
        </Panel>
      )}
      <Counts title={text.what} counts={counts} />
      <p className="max-w-prose">{text.forGood}</p>
      <p className="max-w-prose">{text.left}</p>
      <div className="flex flex-wrap gap-3">
        <DownloadLink address={`${enquiriesPath}/${id}/person/download${isWithEmail ? "?email" : ""}`}>
          {text.download}
        </DownloadLink>
        <Confirm
          title={text.erase}
          question={text.forGood}
          confirm={text.erase}
          numberToType={{ number: counts.enquiries, label: text.typeNumber }}
          onConfirm={() => {
            const fields = { intent: "erase", withEmail: String(isWithEmail) };
            void erasing.submit(fields, { method: "post" });
          }}
          trigger={
            <Button kind="danger" disabled={erasing.state !== "idle"}>
              {erasing.state === "idle" ? text.erase : text.erasing}
            </Button>
          }
        />
      </div>
    </>
  );
}

function Rows({ rows }: { rows: readonly ListedEnquiry[] }) {
  return (
    <ul className="mt-2">
      {rows.map(({ id, createdAt, ...caller }) => (
        <li
          key={id}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 wrap-anywhere"
        >
          <span className="font-bold">{callerOf(caller)}</span>
          <span className="text-steel">
            {[readablePhone(caller.phone), caller.email].filter((part) => part !== "").join(", ")}
          </span>
          <span className="text-steel">
            {referenceOf(id)}, <Time iso={createdAt} as="day" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Counts({ title, counts }: { title: string; counts: PersonalCounts }) {
  const { kinds } = useAdminText().person;
  return (
    <Panel title={title}>
      <dl className="mt-2">
        {personalKinds.map((kind) => (
          <div key={kind} className="flex justify-between gap-4 border-t border-line py-1">
            <dt>{kinds[kind]}</dt>
            <dd className="font-bold tabular-nums">{grouped(counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
