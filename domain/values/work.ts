export const workTypes = [
  "body-building",
  "modifications",
  "painting",
  "custom",
  "restoration",
  "denting",
] as const;

export type WorkType = (typeof workTypes)[number];

/** Whether it is one of the six values. */
export function isWorkType(value: string | null | undefined): value is WorkType {
  return workTypes.some((workType) => workType === value);
}

const transformations: readonly WorkType[] = ["modifications", "restoration", "denting"];

/** Whether it is a before/after pair. */
export function isTransformation(category: WorkType | null, workType: WorkType | null): boolean {
  return [category, workType].some((value) => value !== null && transformations.includes(value));
}
