import { Outlet } from "react-router";
import { guardApi } from "../session/guard.server.ts";

/** Around the addresses that only our own scripts call. */
export const middleware = [guardApi];

export default function ApiLayout() {
  return <Outlet />;
}
