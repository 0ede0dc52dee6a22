import { Outlet } from "react-router";
import { guardCalls } from "../session/guard.server.ts";

/** Around the addresses that only our own scripts call. */
export const middleware = [guardCalls];

export default function Calls() {
  return <Outlet />;
}
