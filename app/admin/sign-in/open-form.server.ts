import { data, type RouterContextProvider } from "react-router";
import { adminTextContext } from "../kit/page/admin-text.ts";
import { faultAnswer } from "../kit/page/fault-answer.server.ts";
import type { Fault, OpenAnswer } from "./open-form.tsx";

interface OpenCall {
  context: Readonly<RouterContextProvider>;
  fault: Fault;
  typed?: string;
}

export async function answerOpenForm<Answer>(
  { context, fault, typed = "" }: OpenCall,
  carryOut: () => Promise<Answer>,
) {
  try {
    return await carryOut();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { title, sentence } = fault(context.get(adminTextContext));
    const { message } = await faultAnswer(context, error, sentence);
    return data<OpenAnswer>({ title, message, typed, isFault: true }, { status: 500 });
  }
}
