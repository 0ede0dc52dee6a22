import { useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import { losesIfClosed } from "../upload/sending/upload-state.ts";
import { type Upload, useUpload } from "../upload/sending/use-upload.ts";

const action = "/admin/sign-out";

/** Asks first where an upload would stop or a choice be lost. */
export function LogOut() {
  const text = useAdminText().layout;
  const submit = useSubmit();
  const question = questionOf(useUpload());
  const [isAsking, setAsking] = useState(false);
  const isSigningOut = useNavigation().formAction === action;
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="ml-auto md:ml-0"
      onSubmit={(event) => {
        if (question === null) return;
        event.preventDefault();
        setAsking(true);
      }}
    >
      <button
        type="submit"
        disabled={isSigningOut}
        className="min-h-11 rounded-md border-2 border-paper px-3 text-sm sm:px-4 font-bold disabled:opacity-60"
      >
        {isSigningOut ? text.loggingOut : text.logOut}
      </button>
      <Confirm
        title={text.logOut}
        question={question ?? ""}
        confirm={text.logOut}
        open={isAsking && question !== null}
        onOpenChange={setAsking}
        onConfirm={() => void submit(null, { method: "post", action, preventScrollReset: true })}
      />
    </Form>
  );
}

function questionOf({ text: { logOut }, isBusy, ...state }: Upload): string | null {
  if (losesIfClosed(state)) return logOut.lost;
  return isBusy ? logOut.uploading : null;
}
