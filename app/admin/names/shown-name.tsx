import type { Ref } from "react";
import { Link } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { nameIn, type TranslatedName, translationLanguages } from "#domain/gallery/names/names.ts";
import type { ListedName } from "#domain/gallery/names/names-page.ts";
import { imagesAddress } from "../kit/addresses/images.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import type { ReferenceList } from "../kit/names/reference-list.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { IconButton } from "../kit/page/icon-button.tsx";
import { Time } from "../kit/page/time.tsx";

interface ShownNameProps {
  list: ReferenceList;
  row: ListedName;
  editButton: Ref<HTMLButtonElement>;
  onEdit(): void;
  onDelete(): void;
}

export function ShownName({ list, row, editButton, onEdit, onDelete }: ShownNameProps) {
  const { referenceLists: text, language } = useAdminText();
  const { images, createdAt, updatedAt } = row;
  const name = nameIn(language, row);
  return (
    <>
      <th scope="row" className="min-w-0 text-left wrap-anywhere menu:px-4 menu:py-2">
        {name}
      </th>
      <td className="menu:px-2 menu:py-2">
        <ShownTranslations names={row} />
      </td>
      <td className="text-sm menu:px-2">
        <UsedBy list={list} row={row} />
      </td>
      <Moment name={text.columns.created} iso={createdAt} />
      <Moment name={text.columns.updated} iso={updatedAt} />
      <td className="max-menu:mt-auto max-menu:pt-2 menu:px-2 menu:py-2">
        <div className="flex gap-3">
          <IconButton
            ref={editButton}
            kind="secondary"
            icon="edit"
            label={text.edit}
            isLabelShown={false}
            name={fillPlaceholders(text.editName, { name })}
            onClick={onEdit}
          />
          <Confirm
            title={fillPlaceholders(text.deleteTitle, { name })}
            question={list.text.question}
            isRestorable
            confirm={text.delete}
            onConfirm={onDelete}
            trigger={
              <IconButton
                kind="danger"
                icon="delete"
                label={text.delete}
                isLabelShown={false}
                name={fillPlaceholders(text.deleteName, { name })}
              />
            }
          >
            <p className="mt-2 text-sm text-steel">
              {images === 0 ? text.consequence.unused : counted(text.consequence, images)}
            </p>
          </Confirm>
        </div>
      </td>
    </>
  );
}

const languageLabel = "text-[0.8125rem] text-steel";

function ShownTranslations({ names }: { names: TranslatedName }) {
  const { referenceLists: text, facts, language: own } = useAdminText();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {own === "en" ? null : (
        <li>
          <span className={languageLabel}>{facts.languages.en} </span>
          <span lang="en" className="wrap-anywhere">
            {names.name}
          </span>
        </li>
      )}
      {translationLanguages.map((language) =>
        names[language] === "" ? (
          <li key={language}>
            <span className="inline-flex rounded-sm border border-ink bg-marigold px-2 text-[0.8125rem] leading-6 font-bold">
              {text.missing[language]}
            </span>
          </li>
        ) : names[language] === nameIn(own, names) ? null : (
          <li key={language}>
            <span className={languageLabel}>{facts.languages[language]} </span>
            <span lang={language} className="wrap-anywhere">
              {names[language]}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

function UsedBy({ list, row: { name, images } }: Pick<ShownNameProps, "list" | "row">) {
  const text = useAdminText().referenceLists;
  const look = "inline-flex min-h-11 min-w-11 items-center";
  if (images === 0) return <span className={`${look} text-steel`}>{text.unused}</span>;
  return (
    <Link
      to={imagesAddress(list.name === "body_types" ? { body: name } : { vehicle: name })}
      className={`${look} text-teal underline underline-offset-4`}
    >
      {counted(text.usedBy, images)}
      <span className="sr-only">{fillPlaceholders(text.ofName, { name })}</span>
    </Link>
  );
}

function Moment({ name, iso }: { name: string; iso: string }) {
  return (
    <td className="text-[0.8125rem] leading-5 text-steel menu:px-2 menu:whitespace-nowrap menu:text-sm menu:text-ink">
      <span className="menu:hidden">{name} </span>
      <Time iso={iso} as="day" />
    </td>
  );
}
