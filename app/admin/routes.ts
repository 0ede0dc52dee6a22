import { layout, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Behind a guard is what is inside `admin/layout` (pages) and `admin/api` (calls by scripts). */
export const adminRoutes: RouteConfigEntry[] = [
  layout("admin/layout/admin-root.tsx", { id: "admin" }, [
    route("admin", "admin/session/sign-in-page.tsx", { id: "admin/sign-in" }),
    route("admin/code", "admin/session/code-page.tsx", { id: "admin/code" }),
    route("admin/forgotten-password", "admin/session/forgotten-password-page.tsx", {
      id: "admin/forgotten-password",
    }),
    route("admin/new-password", "admin/session/new-password-page.tsx", { id: "admin/new-password" }),
    route("admin/new-email", "admin/session/new-email-page.tsx", { id: "admin/new-email" }),
    route("admin/sign-out", "admin/session/sign-out.ts", { id: "admin/sign-out" }),
    route("admin/language", "admin/language/choose-language.ts", { id: "admin/language" }),
    route("admin/service-worker.js", "admin/installed/service-worker.ts", { id: "admin/service-worker" }),
    route("admin/manifest.webmanifest", "admin/installed/manifest.ts", { id: "admin/manifest" }),
    route("admin/session", "admin/session/api.ts", { id: "admin/session" }),
    layout("admin/layout/admin-layout.tsx", { id: "admin/layout" }, [
      route("admin/today", "admin/today/page.tsx", { id: "admin/today" }),
      route("admin/upload", "admin/upload/page.tsx", { id: "admin/upload" }),
      route("admin/images", "admin/images/page.tsx", { id: "admin/images" }),
      route("admin/images/in-work", "admin/in-work/page.tsx", { id: "admin/images/in-work" }),
      route("admin/images/:id/pictures", "admin/images/pictures/page.tsx", { id: "admin/images/pictures" }),
      route("admin/vehicle-names", "admin/reference-list/page.tsx", { id: "admin/vehicle-names" }),
      route("admin/body-types", "admin/reference-list/page.tsx", { id: "admin/body-types" }),
      route("admin/enquiries", "admin/enquiries/page.tsx", { id: "admin/enquiries" }),
      route("admin/enquiries/export", "admin/enquiries/export.ts", { id: "admin/enquiries/export" }),
      route("admin/enquiries/search", "admin/enquiries/search.ts", { id: "admin/enquiries/search" }),
      route("admin/enquiries/:id", "admin/enquiries/enquiry/page.tsx", { id: "admin/enquiries/enquiry" }),
      route("admin/go-live", "admin/go-live/page.tsx", { id: "admin/go-live" }),
      route("admin/facts", "admin/facts/page.tsx", { id: "admin/facts" }),
      route("admin/mail", "admin/mail/page.tsx", { id: "admin/mail" }),
      route("admin/words", "admin/words/page.tsx", { id: "admin/words" }),
      route("admin/words/pages/:page", "admin/words/site-page/page.tsx", { id: "admin/words/page" }),
      route("admin/words/text", "admin/words/text/page.tsx", { id: "admin/words/text" }),
      route("admin/pictures", "admin/pictures/page.tsx", { id: "admin/pictures" }),
      route("admin/pictures/:place", "admin/pictures/place/page.tsx", { id: "admin/pictures/place" }),
      route("admin/words/lists/:list", "admin/words/list/page.tsx", { id: "admin/words/list" }),
      route("admin/bin", "admin/bin/page.tsx", { id: "admin/bin" }),
      route("admin/password", "admin/session/password-page.tsx", { id: "admin/password" }),
      route("admin/account/backup", "admin/account/backup.ts", { id: "admin/account/backup" }),
      route("admin/account", "admin/account/page.tsx", { id: "admin/account" }),
      route("admin/*", "admin/layout/not-found.tsx", { id: "admin/not-found" }),
    ]),
    layout("admin/layout/api-layout.tsx", { id: "admin/api" }, [
      route("admin/session-check", "admin/session/session-check.ts", { id: "admin/session-check" }),
      route("admin/session/password", "admin/session/give-password.ts", { id: "admin/session/password" }),
      route("admin/upload/picture", "admin/upload/picture.ts", { id: "admin/upload/picture" }),
      route("admin/images/matching", "admin/images/bulk-delete/matching.ts", { id: "admin/images/matching" }),
      route("admin/images/delete", "admin/images/bulk-delete/delete-portion.ts", {
        id: "admin/images/delete",
      }),
      route("admin/images/bulk-edit", "admin/images/bulk-edit/edit-portion.ts", {
        id: "admin/images/bulk-edit",
      }),
      route("admin/images/bulk-edit/undo", "admin/images/bulk-edit/undo-portion.ts", {
        id: "admin/images/bulk-edit/undo",
      }),
      route("admin/images/pictures/change", "admin/images/pictures/change.ts", {
        id: "admin/images/pictures/change",
      }),
      route("admin/enquiries/:id/photographs/:photograph", "admin/enquiries/enquiry/photograph.ts", {
        id: "admin/enquiries/photograph",
      }),
      route("admin/enquiries/news", "admin/enquiries/news.ts", { id: "admin/enquiries/news" }),
      route("admin/bin/ids", "admin/bin/ids.ts", { id: "admin/bin/ids" }),
      route("admin/bin/change", "admin/bin/change.ts", { id: "admin/bin/change" }),
      route("admin/pictures/change", "admin/pictures/change.ts", { id: "admin/pictures/change" }),
      route("admin/upload/document", "admin/upload/document.ts", { id: "admin/upload/document" }),
      route("admin/upload/stored", "admin/upload/stored.ts", { id: "admin/upload/stored" }),
      route("admin/upload/batch", "admin/upload/batch.ts", { id: "admin/upload/batch" }),
    ]),
  ]),
];
