import { fillPlaceholders } from "#content/placeholders.ts";
import { CheckBox } from "../kit/form/field.tsx";
import { allSelected, nothingSelected, type SelectedRows, selectedCount } from "../kit/list/selection.ts";
import { useAdminText } from "../kit/page/admin-text.ts";

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
