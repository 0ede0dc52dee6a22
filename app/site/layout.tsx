import { Outlet } from "react-router";
import { languageOfPath } from "#app/language/paths.ts";
import type { Route } from "./+types/layout";
import { Fault } from "./frame/fault.tsx";
import { Frame } from "./frame/frame.tsx";
import { readFrameText } from "./frame/frame-text.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  return readFrameText(languageOfPath(url.pathname));
}

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that breaks leaves the menus whole. */
export function ErrorBoundary() {
  return <Fault />;
}
