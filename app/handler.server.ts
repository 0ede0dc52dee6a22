import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
export function create() {
  const h = createRequestHandler(build, "production");
  return (r: Request) => h(r, new RouterContextProvider());
}
