import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  serverBuildFile: "[name].js",
  // A section of the back office is one file: its loader alone would be a request of its own.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
