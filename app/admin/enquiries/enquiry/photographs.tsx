import { Dialog } from "radix-ui";
import { buttonClass } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { EnquiryPhotograph } from "#domain/enquiries/photographs/enquiry-photographs.ts";
import { DialogPanel } from "../../kit/dialog/dialog-panel.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { Panel } from "../../kit/page/panel.tsx";

interface PhotographsProps {
  enquiryId: string;
  photographs: readonly EnquiryPhotograph[];
}

export function Photographs({ enquiryId, photographs }: PhotographsProps) {
  const text = useAdminText().enquiries.photographs;
  return (
    <Panel title={text.title}>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {photographs.map(({ id, width, height, placeholder }, index) => {
          const path = `/admin/enquiries/${enquiryId}/photographs/${id}`;
          const name = `${text.title} ${index + 1}`;
          return (
            <li key={id}>
              <Dialog.Root>
                <Dialog.Trigger
                  aria-label={fillPlaceholders(text.open, { number: index + 1 })}
                  className="block w-full overflow-hidden rounded-md border border-line"
                >
                  <img
                    src={`${path}?size=small`}
                    alt=""
                    width={width}
                    height={height}
                    loading="lazy"
                    className="aspect-square size-full object-cover"
                    style={{ backgroundColor: placeholder }}
                  />
                </Dialog.Trigger>
                <DialogPanel title={name} width="wide">
                  <img
                    src={path}
                    alt={name}
                    width={width}
                    height={height}
                    className="mx-auto max-h-[75dvh] w-auto max-w-full object-contain"
                    style={{ backgroundColor: placeholder }}
                  />
                  <div className="mt-4 flex flex-wrap gap-3">
                    <a href={`${path}?download`} className={buttonClass("primary")}>
                      {text.download}
                    </a>
                    <Dialog.Close className={buttonClass("secondary")}>{text.close}</Dialog.Close>
                  </div>
                </DialogPanel>
              </Dialog.Root>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
