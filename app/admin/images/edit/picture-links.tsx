import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { picturesOfImage } from "../../kit/addresses/images.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import type { ListedImage } from "../../kit/picture/listed-image.ts";

export function PictureLinks({ row: { image, pictures } }: { row: ListedImage }) {
  const text = useAdminText().imagePictures;
  return (
    <Link
      to={picturesOfImage(image.id)}
      className="mb-4 flex min-h-11 items-center gap-3 font-bold text-teal underline underline-offset-4"
    >
      {pictures.map(({ kind, picture }) => (
        <Picture
          key={kind}
          picture={picture}
          alt=""
          sizes="96px"
          upTo={320}
          className="aspect-3/2 w-24 shrink-0 rounded-sm object-cover"
        />
      ))}
      <span>{text.change}</span>
    </Link>
  );
}
