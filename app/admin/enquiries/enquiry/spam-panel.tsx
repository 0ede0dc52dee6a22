import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { ActionButton } from "../../ui/action-button.tsx";

/** Why it is among spam, and the way out. */
export function SpamPanel({ enquiry: { id, spamSigns } }: { enquiry: Pick<Enquiry, "id" | "spamSigns"> }) {
  const text = useAdminText().enquiries.spam;
  return (
    <section aria-labelledby="spam" className="rounded-md border-2 border-steel bg-sand p-4 md:p-5">
      <h3 id="spam" className="text-base">
        {spamSigns.length === 0 ? text.marked : text.suspected}
      </h3>
      {spamSigns.length === 0 ? null : (
        <ul className="mt-2 list-disc pl-5">
          {spamSigns.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <ActionButton
        fetcherKey={`not-spam-${id}`}
        fields={{ intent: "not spam" }}
        busy={text.rescuing}
        kind="primary"
        className="mt-4 w-full sm:w-auto"
      >
        {text.rescue}
      </ActionButton>
    </section>
  );
}
