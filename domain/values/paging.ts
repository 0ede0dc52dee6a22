/** Beyond the end is the last page; `asked` may be any number. */
export function placeOfPage(asked: number, total: number, pageSize: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(asked) || 1));
  return { page, pages, offset: (page - 1) * pageSize };
}
