import { data } from "react-router";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Problem } from "../kit/page/problem.tsx";
import { signedInAdministrator } from "../kit/session/guard.server.ts";
import type { Route } from "./+types/not-found";

export function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <Problem {...useAdminText().layout.notFound} />;
}
