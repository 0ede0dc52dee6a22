import type { BinCounts } from "#domain/bin/bin.ts";
import { type BinKind, binKinds } from "#domain/bin/bin-kinds.ts";
import { binAddress } from "../kit/addresses/bin.ts";
import { FilterLink } from "../kit/list/filter-link.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";

interface KindLinksProps {
  shown: BinKind | null;
  counts: BinCounts;
}

export function KindLinks({ shown, counts }: KindLinksProps) {
  const { kinds, kindLinks } = useAdminText().bin;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links = [
    { kind: null, label: kinds.all, count: all },
    ...binKinds.map((kind) => ({ kind, label: kinds[kind], count: counts[kind] })),
  ];
  return (
    <nav aria-label={kindLinks}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ kind, label, count }) => (
          <li key={label}>
            <FilterLink to={binAddress({ kind })} label={label} count={count} isShown={shown === kind} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
