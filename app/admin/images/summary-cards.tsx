import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImageRanking, ImageSummary } from "#domain/gallery/list/image-list.ts";
import { type ListedOption, nameForReader } from "../kit/list/name-options.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { categoryLabel } from "../kit/picture/listed-image.ts";

const card = "panel min-w-0 shrink-0 px-3 py-2 md:p-4";
const heading = "font-sans text-sm font-bold text-steel";

interface SummaryCardsProps {
  summary: ImageSummary;
  vehicles: readonly ListedOption[];
}

export function SummaryCards({ summary, vehicles }: SummaryCardsProps) {
  const { images, language } = useAdminText();
  const text = images.summary;
  return (
    <section
      aria-label={text.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, where it is wider than its place, keys must scroll it
      tabIndex={0}
      className="flex gap-2 overflow-x-auto max-menu:order-last [scrollbar-width:none] max-md:-mx-4 max-md:px-4 md:grid md:grid-cols-2 md:gap-3 menu:grid-cols-[1fr_1fr_2fr_2fr]"
    >
      <Count title={text.total} count={summary.total} />
      <Count title={text.featured} count={summary.featured} />
      <Ranking
        title={text.categories}
        ranking={summary.categories}
        nameOf={(category) => categoryLabel(images, category)}
      />
      <Ranking
        title={text.vehicles}
        ranking={summary.vehicles}
        nameOf={(name) => nameForReader(language, vehicles, name)}
      />
    </section>
  );
}

function Count({ title, count }: { title: string; count: number }) {
  return (
    <div className={card}>
      <h2 className={heading}>{title}</h2>
      <p className="mt-2 font-display text-xl md:text-2xl leading-none tabular-nums">{grouped(count)}</p>
    </div>
  );
}

interface RankingProps {
  title: string;
  ranking: ImageRanking;
  nameOf(value: string): string;
}

function Ranking({ title, ranking: { first, more }, nameOf }: RankingProps) {
  const text = useAdminText().images.summary;
  return (
    <div className={`${card} max-md:w-52`}>
      <h2 className={heading}>{title}</h2>
      {first.length === 0 ? <p className="mt-2 text-sm text-steel">{text.none}</p> : null}
      <ul className="text-sm leading-5 md:mt-2 md:leading-normal">
        {first.map(({ value, total }) => (
          <li key={value} className="flex justify-between gap-3">
            <span className="min-w-0 truncate">{nameOf(value)}</span>
            <b className="tabular-nums">{grouped(total)}</b>
          </li>
        ))}
      </ul>
      {more === 0 ? null : (
        <p className="text-sm leading-5 text-steel md:leading-normal">
          {fillPlaceholders(text.more, { count: more })}
        </p>
      )}
    </div>
  );
}
