import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const sharedFiles = [
  // With all that the entry module imports: one request instead of seven.
  {
    name: "islands",
    test: /app\/islands\/(?!contact-form|gallery|paint|quick-price|receipt-picture)|vite\/preload-helper/,
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
    // As a file of its own the painted band at the top of every page would come a frame late.
    assetsInlineLimit: (file) => /\/(band\.webp|camera\.svg)$/.test(file),
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
