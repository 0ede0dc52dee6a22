export const postForms = ["feed", "story"] as const;
export type PostForm = (typeof postForms)[number];

export function postPath(imageId: string, form: PostForm): string {
  return `/admin/images/${imageId}/post/${form}`;
}
