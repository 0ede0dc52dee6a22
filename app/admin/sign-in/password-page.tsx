import { data, Form } from "react-router";
import { z } from "zod";
import { requestContext, servicesContext } from "#app/context.server.ts";
import { readForm } from "#app/read-form.server.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { CurrentPasswordField } from "../kit/form/password-field.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Problem } from "../kit/page/problem.tsx";
import { LoadFailure } from "../kit/page/section-error.tsx";
import { pageOfBackOffice } from "../kit/page/sections.ts";
import { confirmationRefused } from "../kit/session/confirmation.server.ts";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/password-page";

const passwordSchema = z.object({ current: z.string().catch("") });

export function loader({ url, context }: Route.LoaderArgs) {
  const session = signedInAdministrator(context);
  return {
    email: session.email,
    isDue: context.get(servicesContext).administrator.needsPassword(session),
    to: pageOfBackOffice(url.searchParams.get("to") ?? ""),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const session = signedInAdministrator(context);
  const { current } = passwordSchema.parse(await readForm(request));
  const { address } = context.get(requestContext);
  const { administrator } = context.get(servicesContext);
  const given = await administrator.confirmPassword(session, { current, address });
  if (given.ok) return data({ problem: null });
  const { title: problem, status } = await confirmationRefused(context, given.refusal);
  return data({ problem }, { status });
}

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, confirm, given } = useAdminText().session.passwordFirst;
  const { email, isDue, to } = loaderData;
  const problem = actionData?.problem ?? null;
  if (!isDue || actionData?.problem === null) {
    return (
      <div className="max-w-xl">
        <p role="status">{given}</p>
        <a href={to} className={`${buttonClass("primary")} mt-5`}>
          {confirm}
        </a>
      </div>
    );
  }
  return (
    <section aria-labelledby="password-first" className="panel max-w-xl p-5 md:p-6">
      <h2 id="password-first" className="text-lg">
        {title}
      </h2>
      <Form method="post" noValidate className="mt-4 flex flex-col gap-5">
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField name="current" aria-invalid={problem !== null} required />
        {problem === null ? null : <Problem message={problem} />}
        <Button kind="primary" type="submit" className="sm:self-start">
          {confirm}
        </Button>
      </Form>
    </section>
  );
}

export function ErrorBoundary() {
  return <LoadFailure title={useAdminText().layout.unexpected} />;
}
