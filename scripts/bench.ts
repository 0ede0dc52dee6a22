import process from "node:process";

const usage = `Measures the site as it is built, on this machine.

  npm run bench                                  everything but growth
  npm run bench -- --without-lighthouse          without what takes longest
  npm run bench -- scale                         100 to 100,000 images and 1,000,000 enquiries on PostgreSQL
  npm run bench -- crawl                         every address of the sitemap with 10,000 projects, and phones beside it
  npm run bench -- backup                        backup and restore of 10,000 photographs on SQLite and a folder`;

const [first, ...others] = process.argv.slice(2);
if (first === "scale" && others.length === 0) await import("./bench/run-scale.ts");
else if (first === "crawl" && others.length === 0) await import("./bench/run-crawl.ts");
else if (first === "backup" && others.length === 0) await import("./bench/run-backup.ts");
else if (first === undefined || first === "--without-lighthouse") await import("./bench/run-site.ts");
else console.error(usage);
