import { Link } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { binPath } from "../kit/addresses/bin.ts";
import { type AdminText, useAdminText } from "../kit/page/admin-text.ts";
import { Icon } from "../kit/page/icon.tsx";

type SectionName = keyof AdminText["layout"]["sections"];

const deletingSections: readonly SectionName[] = ["images", "vehicleNames", "bodyTypes", "enquiries"];

interface BinLinkProps {
  section: SectionName | undefined;
  binned: number | null;
}

export function BinLink({ section, binned }: BinLinkProps) {
  const { binOf, sections } = useAdminText().layout;
  if (section === undefined || !deletingSections.includes(section)) return null;
  return (
    <Link
      to={binPath}
      className="inline-flex min-h-11 min-w-11 items-center justify-end gap-1 font-bold text-teal md:hidden"
    >
      <Icon name="delete" />
      <span className="sr-only">
        {binned === null ? sections.bin.title : fillPlaceholders(binOf, { count: binned })}
      </span>
      <span aria-hidden="true">{binned}</span>
    </Link>
  );
}
