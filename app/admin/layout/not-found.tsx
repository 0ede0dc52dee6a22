import { data } from "react-router";
import { signedInAdministrator } from "../session/guard.server.ts";
import { Problem } from "../ui/problem.tsx";
import type { Route } from "./+types/not-found";
import { useAdminText } from "./admin-text.ts";

export function loader({ context }: Route.LoaderArgs) {
  signedInAdministrator(context);
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <Problem {...useAdminText().layout.notFound} />;
}
