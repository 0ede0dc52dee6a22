import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../layout/admin-text.ts";
import { allSelected, nothingSelected, type SelectedRows, selectedCount } from "../list/selection.ts";
import { CheckBox } from "../ui/field.tsx";

interface SelectAllProps {
  total: number;
  selectedRows: SelectedRows;
  isOnCards?: boolean;
}

export function SelectAll({ total, selectedRows: { selection, select }, isOnCards = false }: SelectAllProps) {
  const text = useAdminText().images;
  const count = selectedCount(selection, total);
  return (
    <CheckBox
      name={fillPlaceholders(isOnCards ? text.selectAll : text.selectAllPages, { count: total })}
      isNameShown={isOnCards}
      checked={count > 0 && count === total}
      isPartly={count > 0 && count < total}
      onChange={() => select(() => (count === total ? nothingSelected : allSelected))}
    />
  );
}
