const maxNameLength = 1024;
const longestSegment = 255;
const segment = /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u;

/**
 * Whether a file of that name can exist: relative, segments between single `/`, none of them empty, hidden or
 * a way out of the folder (`.`, `..`).
 */
export function isFileName(name: string): boolean {
  return (
    Buffer.byteLength(name) <= maxNameLength &&
    name.isWellFormed() &&
    name.split("/").every((part) => segment.test(part) && Buffer.byteLength(part) <= longestSegment)
  );
}
