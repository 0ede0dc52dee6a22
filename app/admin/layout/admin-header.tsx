import { use } from "react";
import { Form, useNavigation } from "react-router";
import { BusinessNameContext, useAdminText } from "./admin-text.ts";

export function AdminHeader({ name, email }: { name: string; email: string }) {
  const text = useAdminText().layout;
  const isSigningOut = useNavigation().formAction === "/admin/sign-out";
  return (
    <header className="col-span-2 bg-indigo text-paper">
      <div className="flex min-h-16 items-center gap-2 px-4 sm:gap-3 md:px-8">
        <a href="/" className="inline-flex min-h-11 items-center font-display text-lg">
          {use(BusinessNameContext)}
        </a>
        <span className="plate whitespace-nowrap">{text.backOffice}</span>
        <span className="ml-auto hidden truncate text-sm text-indigo-pale md:inline">{`${name}, ${email}`}</span>
        <Form method="post" action="/admin/sign-out" className="ml-auto md:ml-0">
          <button
            type="submit"
            disabled={isSigningOut}
            className="min-h-11 rounded-md border-2 border-paper px-3 text-sm sm:px-4 font-bold disabled:opacity-60"
          >
            {isSigningOut ? text.loggingOut : text.logOut}
          </button>
        </Form>
      </div>
      <div className="band" aria-hidden="true" />
    </header>
  );
}
