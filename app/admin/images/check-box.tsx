interface CheckBoxProps {
  /** What a screen reader calls it; also shown beside it where `isNameShown`. */
  name: string;
  isNameShown?: boolean;
  checked: boolean;
  /** Neither quite checked nor quite not. */
  isPartly?: boolean;
  disabled?: boolean;
  onChange(): void;
}

/** A box with a field around it that a thumb can meet. */
export function CheckBox({ name, isNameShown = false, isPartly = false, onChange, ...input }: CheckBoxProps) {
  return (
    <label className="inline-flex min-h-11 min-w-11 items-center justify-center gap-3">
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly;
        }}
        type="checkbox"
        aria-label={isNameShown ? undefined : name}
        className="size-5 shrink-0 accent-teal"
        onChange={onChange}
        {...input}
      />
      {isNameShown ? <span>{name}</span> : null}
    </label>
  );
}
