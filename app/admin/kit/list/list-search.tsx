import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type Option, Options, TextField } from "../form/field.tsx";
import { useAdminText } from "../page/admin-text.ts";
import { longestSearch } from "./list-query.ts";

/** Milliseconds. */
const pause = 250;

interface ListSearchProps {
  path: string;
  method?: "get" | "post";
  label: string;
  placeholder: string;
  button?: string;
  searched: string;
  /** A promise of false says that the list was not asked, so that one can try again. */
  onSearch(text: string): unknown;
  className?: string;
  children?: ReactNode;
  isFiltered?: boolean;
}

const besideButton = "grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-2";

export function ListSearch(props: ListSearchProps) {
  const {
    path,
    method = "get",
    label,
    placeholder,
    button,
    searched,
    onSearch,
    children,
    isFiltered,
  } = props;
  const { className = button === undefined ? undefined : besideButton } = props;
  const { field, searchNow, searchSoon } = useSearchAsTyped(searched, onSearch);
  return (
    <search>
      <form
        method={method}
        action={path}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <TextField
          ref={field}
          label={label}
          type="search"
          name="search"
          placeholder={placeholder}
          defaultValue={searched}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          onChange={searchSoon}
        />
        {button === undefined ? null : (
          <Button
            kind="secondary"
            type="submit"
            className={`min-h-12 ${isFiltered === undefined ? "" : "max-md:hidden"}`}
          >
            {button}
          </Button>
        )}
        {isFiltered === undefined ? children : <Folded isFiltered={isFiltered}>{children}</Folded>}
      </form>
    </search>
  );
}

function Folded({ isFiltered, children }: { isFiltered: boolean; children: ReactNode }) {
  const text = useAdminText().layout;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        kind="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`min-h-12 md:hidden ${isFiltered ? "bg-marigold" : ""}`}
      >
        {text.filter}
      </Button>
      <div id={id} className={`col-span-2 flex min-w-0 flex-col gap-3 ${isOpen ? "" : "max-md:hidden"}`}>
        {children}
      </div>
    </>
  );
}

/** So that the list begins on a phone's first screen. */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    <div className="col-span-2 min-w-0">
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        {children}
      </div>
    </div>
  );
}

interface FilterSelectProps {
  name: string;
  label: string;
  all: string;
  value: string;
  options: readonly Option[];
  onChoose(value: string): void;
  className?: string;
}

export function FilterSelect(props: FilterSelectProps) {
  const { name, label, all, value, options, onChoose, className = "" } = props;
  return (
    <label className={`relative shrink-0 ${className}`}>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={`min-h-11 max-w-44 truncate rounded-md border-2 px-2 text-sm font-bold ${
          value === "" ? "border-line bg-sheet" : "border-ink bg-marigold"
        }`}
      >
        <option value="">{all}</option>
        <Options options={options} />
      </select>
    </label>
  );
}

/** The field follows the address, but not while a search is due. */
function useSearchAsTyped(searched: string, search: ListSearchProps["onSearch"]) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const lastSearched = useRef(searched);
  const pending = useRef(0);
  const newestSearch = useRef(search);

  useEffect(() => {
    newestSearch.current = search;
  });

  useEffect(() => {
    if (field.current === null || pending.current > 0 || searched === lastSearched.current) return;
    lastSearched.current = searched;
    field.current.value = searched;
  }, [searched]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function searchNow() {
    window.clearTimeout(timer.current);
    const text = field.current?.value.trim() ?? "";
    if (text === lastSearched.current) return;
    lastSearched.current = text;
    pending.current++;
    void Promise.resolve(newestSearch.current(text)).then((isAsked) => {
      pending.current--;
      if (isAsked === false) lastSearched.current = searched;
    });
  }

  function searchSoon() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(searchNow, pause);
  }

  return { field, searchNow, searchSoon };
}
