import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  serverBuildFile: "[name].js",
  // A section of the office is one file: its loader alone would cost a request.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
