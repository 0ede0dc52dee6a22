import { pathWithoutLanguage } from "./language/paths.ts";
import type { AcceptedBody, BodyKind } from "./site-handler.ts";

const adminCalls = new Map<string, BodyKind>([
  ["/admin/session", "json"],
  ["/admin/session/password", "json"],
  ["/admin/images/delete", "json"],
  ["/admin/images/bulk-edit", "json"],
  ["/admin/images/bulk-edit/undo", "batch"],
  ["/admin/images/pictures/change", "json"],
  ["/admin/bin/change", "json"],
  ["/admin/upload/batch", "batch"],
  ["/admin/upload/stored", "json"],
  ["/admin/pictures/change", "json"],
  ["/admin/upload/document", "photograph"],
  ["/admin/upload/picture", "photograph"],
]);

export const acceptedBody: AcceptedBody = (path) => {
  if (/^\/admin\/words\/lists\/\w+$/.test(path)) return "longForm";
  const sitePath = pathWithoutLanguage(path);
  if (sitePath === "/contact/quick-price") return "formWithPhotographs";
  const isForm = /^\/admin(\/|$)/.test(path) || sitePath === "/contact" || sitePath === "/say";
  return adminCalls.get(path) ?? (isForm ? "form" : null);
};
