import type { ComponentProps } from "react";
import { data, Form, isRouteErrorResponse, type RouterContextProvider, useSubmit } from "react-router";
import { elsePlainly, submitPlainly } from "#app/islands/plainly.ts";
import { type AdminText, adminTextContext } from "../kit/page/admin-text.ts";
import { isFailure } from "../kit/page/last-loaded.ts";

export interface OpenAnswer {
  title?: string | undefined;
  message: string;
  typed?: string;
  isDone?: boolean;
  isFault?: boolean;
}

export type Fault = (text: AdminText) => { title: string; sentence: string };

export const notSignedIn: Fault = ({ session }) => ({ title: session.failed, sentence: session.notSignedIn });
export const unexpected: Fault = ({ layout }) => ({ title: layout.unexpected, sentence: layout.tryAgain });

interface ActionCall<Answer> {
  context: Readonly<RouterContextProvider>;
  serverAction(): Promise<Answer>;
}

/** What fails costs one try, not the form and what is typed in it. */
export async function sendOpenForm<Answer>({ serverAction, context }: ActionCall<Answer>, fault: Fault) {
  try {
    return await serverAction();
  } catch (error) {
    if (!isFailure(error)) throw error;
    const text = context.get(adminTextContext);
    const { title, sentence } = fault(text);
    const message = isRouteErrorResponse(error) ? sentence : text.session.connectionLost;
    return data<OpenAnswer>({ title, message, isFault: true }, { status: 503 });
  }
}

export function OpenForm({ onSubmit, ...props }: ComponentProps<typeof Form>) {
  const submit = useSubmit();
  return (
    <Form
      method="post"
      noValidate
      {...props}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const form = event.currentTarget;
        void elsePlainly(
          () => submit(form),
          () => submitPlainly(form),
        );
      }}
    />
  );
}
