import { Link } from "react-router";
import { binAddress } from "../../bin/list-address.ts";
import { picturesOfImage } from "../../images/list-address.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { Time } from "../../ui/time.tsx";
import type { Duplicate } from "./find-duplicates.ts";

/** Says where a photograph is already; it may be sent all the same. */
export function DuplicateNote({ duplicate }: { duplicate: Duplicate }) {
  const text = useAdminText().upload.duplicates;
  if (duplicate.place === "form") return <span className="font-bold">{text.form}</span>;
  const { place, id, name, since } = duplicate;
  return (
    <span className="wrap-anywhere">
      <b className="block">{text[place]}</b>
      <Link
        to={place === "bin" ? binAddress({ kind: "gallery_images" }) : picturesOfImage(id)}
        className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
      >
        <span>
          {name}, <Time iso={since} as="day" />
        </span>
      </Link>
    </span>
  );
}
