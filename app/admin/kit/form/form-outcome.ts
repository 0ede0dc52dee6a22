import {
  data,
  type Fetcher,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
  useFetcher,
} from "react-router";
import { type AdminText, adminTextContext } from "../page/admin-text.ts";
import { probe } from "../page/known-outages.ts";
import { isFailure } from "../page/last-loaded.ts";
import { notifyFailure, notifySuccess } from "../page/notices.tsx";
import { useUndo } from "../page/undo.ts";
import { useFetcherResult } from "./use-fetcher-result.ts";

export interface FormOutcome {
  ok: boolean;
  status: number;
  title: string;
  description?: string | undefined;
  binned?: string[];
}

export function succeeded(title: string, description?: string): FormOutcome {
  return { ok: true, status: 200, title, description };
}

export function refused(title: string, status: number, description?: string): FormOutcome {
  return { ok: false, status, title, description };
}

export type FailureTitle = (text: AdminText, intent: unknown) => string;

export function titleFor<Intent extends string>(
  titles: Readonly<Record<Intent, string>>,
  intent: unknown,
  otherwise: Intent,
): string {
  return Object.entries<string>(titles).find(([known]) => known === intent)?.[1] ?? titles[otherwise];
}

const unreachable = 503;

interface ActionCall<Outcome> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  serverAction(): Promise<Outcome>;
}

/** A lost connection costs one change, not the page. */
export async function sendForm<Outcome>(call: ActionCall<Outcome>, failureTitle: FailureTitle) {
  const form = await call.request.clone().formData();
  try {
    return await call.serverAction();
  } catch (error) {
    if (!isFailure(error)) throw error;
    const text = call.context.get(adminTextContext);
    const title = failureTitle(text, form.get("intent"));
    return data(refused(title, unreachable, await whyItFailed(text, error)), { status: unreachable });
  }
}

export async function whyItFailed({ layout }: AdminText, error: unknown): Promise<string> {
  const [outage] = await probe();
  if (outage !== undefined) return layout.outages[outage].sentence;
  return isRouteErrorResponse(error) ? layout.tryAgain : layout.networkError;
}

export function revalidateAfterAnswer({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, "actionStatus" | "defaultShouldRevalidate">): boolean {
  if (actionStatus === unreachable) return false;
  return defaultShouldRevalidate || actionStatus !== undefined;
}

export function useChange<Outcome extends FormOutcome>(key: string, action?: string) {
  const change = useFetcher<Outcome>({ key });
  useOutcomeNotice(change);
  return {
    change,
    isBusy: change.state !== "idle",
    send: (fields: Record<string, string>) => void change.submit(fields, { method: "post", action }),
  };
}

export function useOutcomeNotice(change: Fetcher<FormOutcome | undefined>): void {
  const tellDeleted = useUndo();
  useFetcherResult(change, ({ ok, title, description, binned }) => {
    if (binned !== undefined) tellDeleted(title, binned, description);
    else if (ok) notifySuccess(title, description);
    else notifyFailure(title, description);
  });
}
