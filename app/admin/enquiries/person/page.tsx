import type { ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { type FailureTitle, sendForm } from "../../kit/form/form-outcome.ts";
import { sectionPage } from "../../kit/page/section-page.tsx";
import { answerForm } from "../../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../../kit/session/guard.server.ts";
import type { Route } from "./+types/page";
import { erasePerson, readPerson, type StoredPerson } from "./person.server.ts";
import { PersonPreview } from "./person-preview.tsx";

export { clientLoader } from "../../kit/page/section-page.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  return { person: await readPerson(context, params.id) };
}

const erasureSchema = z.object({ intent: z.literal("erase"), withEmail: z.stringbool() });

const failureTitle: FailureTitle = ({ person }) => person.failure;

export function action(call: Route.ActionArgs) {
  signedInAdministrator(call.context);
  const { id } = call.params;
  return answerForm(call, {
    schema: erasureSchema,
    failureTitle,
    isGuarded: () => true,
    carryOut: ({ withEmail }) => erasePerson(call.context, id, withEmail),
  });
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

/** What was erased cannot be read again, and its report stays. */
export function shouldRevalidate({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && actionResult?.ok !== true;
}

const page = sectionPage<{ person: StoredPerson | null }>({
  Content: PersonPreview,
  className: "max-w-3xl gap-5",
  failure: ({ enquiries }) => enquiries.loadFailure,
});

export default page.Page;
export const ErrorBoundary = page.ErrorBoundary;
