export { PageHead } from "#app/site/search/page-head.tsx";
