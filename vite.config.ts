import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { artPlugin } from "./scripts/art-plugin.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    artPlugin({ directory: "art", cacheDirectory: ".cache/art", sharePicture: "hero-ace-wide" }),
    reactRouter(),
  ],
  build: {
    target: "es2022",
    // The painted band stands at the top of every page: as a file of its own it would come a frame late.
    assetsInlineLimit: (file) => file.endsWith("/band.svg"),
  },
  environments: {
    ssr: { build: { rolldownOptions: { input: "./app/handler.server.ts" } } },
  },
});
