import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { artPlugin } from "./scripts/art-plugin.ts";

/** What every page runs, in three files rather than in twenty. */
const sharedFiles = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/,
  },
  { name: "router", test: /node_modules\/react-router\// },
  {
    name: "site",
    test: /\/app\/(language|ui|site\/(frame|search))\/|\/app\/(use-each-answer|site\/comparison)|\/(content|domain\/gallery)\/[^/]+\.ts$/,
    minShareCount: 2,
  },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    artPlugin({ directory: "art", cacheDirectory: ".cache/art", sharePicture: "hero-ace-wide" }),
    reactRouter(),
  ],
  build: {
    target: "es2022",
    // The painted band stands at the top of every page: as a file of its own it would come a frame late.
    assetsInlineLimit: (file) => file.endsWith("/band.webp"),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedFiles },
            // Compiled whole while they arrive, beside the page, instead of piece by piece when it is taken over.
            postBanner: ({ name }) =>
              sharedFiles.some((file) => file.name === name) ? "//# allFunctionsCalledOnLoad" : "",
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./app/handler.server.ts" } } },
  },
});
