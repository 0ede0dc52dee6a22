import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const sharedFiles = [
  // With all that the entry module imports: one request instead of seven.
  {
    name: "islands",
    test: /app\/islands\/(?!contact-form|gallery|paint|receipt-picture)|vite\/preload-helper/,
  },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Islands have no styles or shared files of their own worth asking for ahead.
    modulePreload: false,
    // The painted band stands at the top of every page: as a file of its own it would come a frame late.
    assetsInlineLimit: (file) => file.endsWith("/band.webp"),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedFiles } },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: "./app/handler.server.ts" } } },
  },
});
