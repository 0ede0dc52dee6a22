import { Outlet } from "react-router";
import { Fault } from "./frame/fault.tsx";
import { Frame } from "./frame/frame.tsx";

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return <Fault />;
}
