import {
  data,
  type Fetcher,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { type AdminText, adminTextContext } from "../layout/admin-text.ts";
import { tellFailure, tellSuccess } from "../layout/notices.tsx";
import { loadedOrNull } from "../list/last-loaded.ts";
import { useEachAnswer } from "./use-each-answer.ts";

/** How a form ended, in the words the administrator reads. */
export interface FormOutcome {
  ok: boolean;
  /** HTTP status. */
  status: number;
  title: string;
  description?: string | undefined;
}

/** With the status of its outcome. */
export function answerForm<Outcome extends FormOutcome>(outcome: Outcome) {
  return data(outcome, { status: outcome.status });
}

/** Status of the outcome that the browser makes up when it has not reached the server. */
const unreachable = 503;

/** The outcome of a form that has not reached the server; `title` says what failed. */
export function networkError({ layout }: AdminText, title: string): FormOutcome {
  return { ok: false, status: unreachable, title, description: layout.networkError };
}

interface ActionCall<Outcome> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  serverAction(): Promise<Outcome>;
}

/** For `clientAction`: a connection that is lost costs one change, not the page. */
export async function sendForm<Outcome, Failure>(
  { request, context, serverAction }: ActionCall<Outcome>,
  failed: (text: AdminText, intent: FormDataEntryValue | null) => Failure,
) {
  const form = await request.clone().formData();
  const outcome = await loadedOrNull(serverAction);
  if (outcome !== null) return outcome;
  return data(failed(context.get(adminTextContext), form.get("intent")), { status: unreachable });
}

/** For `shouldRevalidate`: also after a refusal, whose cause may be on the page; not while the server is unreachable. */
export function revalidateAfterAnswer({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "actionStatus" | "defaultShouldRevalidate">): boolean {
  if (actionStatus === unreachable) return false;
  return defaultShouldRevalidate || actionStatus !== undefined;
}

/** Tells each outcome of a fetcher once, as a notice. */
export function useOutcomeNotice(change: Fetcher<FormOutcome | undefined>): void {
  useEachAnswer(change, ({ ok, title, description }) => {
    if (ok) tellSuccess(title, description);
    else tellFailure(title, description);
  });
}
