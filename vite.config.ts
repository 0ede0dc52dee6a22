import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * With all that it imports, a module goes to the first match: what islands share stands before the office, so that
 * no document asks for that.
 */
const sharedFiles = [
  // All that a document asks for (app/root.tsx), in one request instead of ten.
  {
    name: "entry.client",
    test: /app\/(entry\.client|islands\/(?!contact-form|gallery|paint|quick-price|receipt|map))|vite\/preload-helper/,
  },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\/|app\/ui\/button/ },
  {
    name: "form-rules",
    test: /domain\/(enquiries\/enquiry-rules|phones\/written-phone|email-address|normalize-text)|platform\/result/,
  },
  { name: "photographs", test: /app\/photographs\/|node_modules\/(idb|p-limit)\// },
  { name: "sharing", test: /app\/ui\/(shared-address|whatsapp-link)/ },
  // The office before the sign-in and its frame; then what most sections share.
  {
    name: "office",
    test: /app\/(root|admin\/(start|layout\/admin-root|session\/(code-fields|sign-in-page)))\.tsx$/,
  },
  { name: "office-frame", test: /app\/admin\/layout\/admin-layout\.tsx$/ },
  { name: "office-sections", test: /app\/admin\//, minShareCount: 3 },
];

/** More than JavaScript, or not needed by every server; all others join the build. */
const loadedAsTheyAre = [
  ...["better-sqlite3", "harfbuzzjs", "sharp"],
  ...[
    "@aws-sdk/client-s3",
    "age-encryption",
    "nodemailer",
    "pg",
    "pino",
    "@prometheus-io/client",
    "rate-limiter-flexible",
  ],
  ...["web-push", "yazl"],
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    rolldownOptions: { checks: { bundlerTimings: false } },
    // Islands have nothing worth asking for ahead.
    modulePreload: false,
    // As a file of its own the painted band would come a frame late.
    assetsInlineLimit: (file) => /\/(band\.webp|camera\.svg)$/.test(file),
  },
  environments: {
    client: {
      build: {
        // Newer syntax that a browser cannot read takes the whole module away.
        target: ["chrome100", "firefox100", "safari15"],
        cssTarget: "es2022",
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedFiles } },
        },
      },
    },
    ssr: {
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      // In development Node loads packages: Vite runs no CommonJS.
      ...(command === "build" && { resolve: { noExternal: true, external: loadedAsTheyAre } }),
      build: {
        rolldownOptions: {
          input: {
            index: "./app/handler.server.ts",
            start: "./server/start/main.ts",
            pictures: "./platform/images/process/child.ts",
          },
          // They would stay in memory with the source.
          output: { comments: false, codeSplitting: { groups: [{ name: "content", test: /\/content\// }] } },
        },
      },
    },
  },
}));
