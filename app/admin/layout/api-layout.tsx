import { Outlet } from "react-router";
import { guardApi } from "../kit/session/guard.server.ts";

export const middleware = [guardApi];

export default function ApiLayout() {
  return <Outlet />;
}
