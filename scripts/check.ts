import { spawn } from "node:child_process";
import { once } from "node:events";

const checks = ["typecheck", "lint", "requirements", "build"];

const codes = await Promise.all(
  checks.map(async (name) => {
    const [code] = await once(spawn(`npm run ${name}`, { shell: true, stdio: "inherit" }), "exit");
    return code;
  }),
);
if (codes.some((code) => code !== 0)) process.exit(1);
