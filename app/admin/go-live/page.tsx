import { redirect } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GoLiveProgress } from "#domain/go-live/go-live-progress.ts";
import { stepAfter, stepNamed } from "#domain/go-live/go-live-steps.ts";
import { readWithRetries } from "#platform/retry.ts";
import { stepAddress } from "../kit/addresses/go-live.ts";
import { type FailureTitle, sendForm } from "../kit/form/form-outcome.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { loadedOrNull } from "../kit/page/last-loaded.ts";
import { ProgressBar } from "../kit/page/progress-bar.tsx";
import { LastLoaded, LoadFailure } from "../kit/page/section-error.tsx";
import { answerForm } from "../kit/session/form-action.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import { type LoadedStep, readSetup } from "../kit/setup/read-go-live.server.ts";
import type { Route } from "./+types/page";
import { FactStepForm } from "./fact-step-form.tsx";
import { PictureStepForm } from "./picture-step-form.tsx";
import { type StepOutcome, saveStep, stepFormSchema } from "./save-step.server.ts";
import { SetupEnd } from "./setup-end.tsx";

export { revalidateAfterAnswer as shouldRevalidate } from "../kit/form/form-outcome.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { userId } = signedInAdministrator(context);
  const name = url.searchParams.get("step");
  const isWelcome = url.searchParams.has("welcome");
  return {
    account: userId,
    isWelcome,
    ...(await readWithRetries(() => readSetup(context, url.origin, name))),
  };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadedOrNull(serverLoader);
}

const failureTitle: FailureTitle = ({ goLive }) => goLive.failure;

export async function action(call: Route.ActionArgs) {
  const { context, url } = call;
  signedInAdministrator(context);
  const step = stepNamed(url.searchParams.get("step"));
  const answer = await answerForm(call, {
    schema: stepFormSchema,
    failureTitle,
    carryOut: (form): Promise<StepOutcome> => saveStep(context, step, form),
  });
  if (step !== null && answer.data.ok) throw redirect(stepAddress(stepAfter(step)));
  return answer;
}

export function clientAction(call: Route.ClientActionArgs) {
  return sendForm(call, failureTitle);
}

export default function GoLivePage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useAdminText().goLive;
  return (
    <div className="-mt-3 flex max-w-xl flex-col gap-4">
      <LastLoaded loaded={loaderData} failure={text.loadFailure}>
        {({ account, isWelcome, progress, loaded }) => (
          <>
            {isWelcome ? <p className="panel border-l-8 border-l-teal px-4 py-3">{text.welcome}</p> : null}
            <SetupProgress {...progress} />
            <Screen key={loaded.step?.name} account={account} loaded={loaded} answer={actionData} />
          </>
        )}
      </LastLoaded>
    </div>
  );
}

interface ScreenProps {
  account: string;
  loaded: LoadedStep;
  answer: StepOutcome | undefined;
}

function Screen({ account, loaded, answer }: ScreenProps) {
  if ("asked" in loaded) return <FactStepForm {...loaded} answer={answer} />;
  if ("shown" in loaded) return <PictureStepForm {...loaded} account={account} />;
  return <SetupEnd {...loaded} />;
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().goLive.loadFailure} />;
}

function SetupProgress({ real, all }: GoLiveProgress) {
  const line = fillPlaceholders(useAdminText().goLive.progress, { real, all });
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="shrink-0 font-bold">
        {line}
      </p>
      <ProgressBar label={line} percent={(real / all) * 100} className="h-3" />
    </div>
  );
}
