import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  serverBuildFile: "[name].js",
  routeDiscovery: { mode: "initial" },
} satisfies Config;
