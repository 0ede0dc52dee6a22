import { Picture } from "#app/ui/picture.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import type { BinnedEntry } from "./binned-entry.ts";

const cut = "aspect-[3/2] w-20 rounded-sm object-cover md:w-24";

export function BinThumbnail({ entry: { was, picture } }: { entry: BinnedEntry }) {
  const { noPicture } = useAdminText().bin;
  if (was.kind !== "gallery_images") return null;
  if (picture !== null) return <Picture picture={picture} alt="" sizes="96px" className={cut} />;
  return <p className={`${cut} grid place-items-center bg-sand text-sm text-steel`}>{noPicture}</p>;
}
