import { Outlet } from "react-router";
import { Frame } from "./frame/frame.tsx";

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
