import { DropdownMenu } from "radix-ui";
import { Button } from "#app/ui/button.tsx";
import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useDialogPlace } from "../../kit/dialog/dialog-place.tsx";
import { Icon } from "../../kit/page/icon.tsx";
import type { UploadFile } from "../../kit/upload/upload-api.ts";
import { moved, type Place, placeOf, withoutFile } from "../draft/arrange.ts";
import { type Draft, halves, isPair } from "../draft/draft.ts";
import { type UploadBasis, useArrangement, useUpload } from "../sending/use-upload.ts";

interface FileActionsProps {
  upload: UploadBasis;
  file: UploadFile;
}

export function FileActions({ upload, file }: FileActionsProps) {
  const text = upload.text.picture;
  const arrange = useArrangement(upload);

  function remove() {
    focusNeighbour(placeButtonId(file));
    const told = fillPlaceholders(text.removed, { name: file.name });
    arrange({ told, update: (draft) => withoutFile(draft, file.id), files: [file] });
  }

  return (
    <>
      <PlaceMenu upload={upload} file={file} />
      <Button
        kind="danger"
        className="px-2.5"
        aria-label={fillPlaceholders(text.removeNamed, { name: `${text.captions[file.role]}${file.name}` })}
        disabled={upload.isBusy}
        onClick={remove}
      >
        <Icon name="delete" />
      </Button>
    </>
  );
}

function PlaceMenu({ upload, file }: FileActionsProps) {
  const text = upload.text.picture;
  const id = placeButtonId(file);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          kind="secondary"
          id={id}
          className="px-3"
          aria-label={fillPlaceholders(text.placeNamed, { name: file.name })}
          disabled={upload.isBusy}
        >
          {text.place}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={useDialogPlace()}>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-md border border-line bg-sheet py-1 shadow-lg"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(id)?.focus();
          }}
        >
          <Places file={file} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Places({ file }: { file: UploadFile }) {
  const { draft, controller, text } = useUpload();
  return otherPlaces(draft, text.picture.places, file).map(({ label, place }) => (
    <DropdownMenu.Item
      key={label}
      className="flex min-h-11 items-center px-4 data-highlighted:bg-sand data-highlighted:font-bold data-highlighted:outline-none"
      onSelect={() => controller.change((changed) => moved(changed, file, place))}
    >
      {label}
    </DropdownMenu.Item>
  ));
}

function otherPlaces(draft: Draft, text: UploadText["picture"]["places"], file: UploadFile) {
  const own = placeOf(draft, file.id);
  const inPairs = draft.entries.filter(isPair).flatMap(({ id }, index) =>
    halves.map((role) => ({
      label: fillPlaceholders(text[role], { number: index + 1 }),
      place: { entryId: id, role },
    })),
  );
  const places: { label: string; place: Place }[] = [
    ...inPairs.filter(({ place }) => place.entryId !== own?.entryId || place.role !== own.role),
    ...halves.map((role) => ({ label: text.new[role], place: { entryId: null, role } })),
  ];
  const isSingle = file.role === "main";
  return isSingle
    ? places
    : [...places, { label: text.single, place: { entryId: null, role: "main" as const } }];
}

function placeButtonId({ id }: UploadFile): string {
  return `place-${id}`;
}

/** The focus would go with the photograph. */
function focusNeighbour(buttonId: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[id^=place-]")];
  const index = buttons.findIndex(({ id }) => id === buttonId);
  (buttons[index + 1] ?? buttons[index - 1])?.focus({ preventScroll: true });
}
