import { usePage } from "#app/language/language.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { brandPlaceOf } from "#content/places.ts";
import type { PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";

export function Brands() {
  const { texts, lists, placed } = usePage();
  const { plate, title, text } = texts.home.brands;
  if (lists.brands.length === 0) return null;
  return (
    <section className="border-b border-line py-6">
      <div className="wrap">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="plate">{plate}</p>
          <h2 className="text-lg">{title}</h2>
          <p className="text-sm text-steel lg:ml-auto">{text}</p>
        </div>
        <ul
          lang="en"
          className="mt-5 grid grid-cols-2 items-center gap-x-6 gap-y-3 md:grid-cols-3 lg:flex lg:justify-between"
        >
          {lists.brands.map(({ id, name, size }) => (
            <li key={id} className="font-display text-base leading-snug text-steel uppercase lg:text-lg">
              <BrandMark
                name={name}
                logo={placed.pictures.get(brandPlaceOf(id))?.picture}
                scale={scales[size]}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const scales: Readonly<Record<string, number>> = { small: 0.75, large: 1.35 };

function BrandMark(props: { name: string; logo: PictureMetadata | undefined; scale: number | undefined }) {
  const { name, logo, scale = 1 } = props;
  if (logo === undefined) return name;
  const width = Math.round(widthOfLogo(logo) * scale);
  return (
    <span className="brand-logo block max-w-full" style={{ width }}>
      <Picture
        picture={logo}
        alt={name}
        sizes={`${width}px`}
        upTo={320}
        className="h-auto w-full rounded-sm"
      />
    </span>
  );
}

const area = 3600;
const most = { width: 160, height: 44 };

/** Logos look equally large where their areas are equal. */
function widthOfLogo({ width, height }: PictureMetadata): number {
  const ratio = width / height;
  return Math.min(Math.sqrt(area * ratio), most.width, most.height * ratio);
}
