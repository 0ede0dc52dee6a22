/**
 * The page that is shown when `asked` (from 1, any number) was asked for, and the rows before it. A page beyond the
 * end is the last one, and there is always a first.
 */
export function placeOfPage(asked: number, total: number, pageSize: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(asked) || 1));
  return { page, pages, offset: (page - 1) * pageSize };
}
