import type { ContactFormText } from "#content/texts.ts";

/** What the form tells at the lower right of the screen. */
export interface Notice {
  id: number;
  kind: "success" | "failure";
  title: string;
  text: string;
}

/** So many at a time (specification section 9). */
export const mostNotices = 3;

interface NoticesProps {
  notices: readonly Notice[];
  text: Pick<ContactFormText, "notices" | "dismiss">;
  onDismiss(id: number): void;
}

/** Bottom-right, 14 px apart, above the bar that hangs at the lower edge of a phone; each stays until it is closed. */
export function Notices({ notices, text, onDismiss }: NoticesProps) {
  return (
    <section
      aria-label={text.notices}
      aria-live="polite"
      className="fixed right-4 bottom-[4.5rem] z-40 grid w-[min(24rem,calc(100vw-2rem))] gap-3.5 lg:right-6 lg:bottom-6"
    >
      {notices.map(({ id, kind, title, text: sentence }) => (
        <div
          key={id}
          className={`flex items-start gap-2 rounded-md border-2 border-l-8 bg-sheet py-3 pr-1 pl-4 shadow-[0_6px_24px_rgb(19_26_43/0.22)] transition duration-200 ease-out starting:translate-y-3 starting:opacity-0 ${kind === "success" ? "border-teal" : "border-vermilion"}`}
        >
          <div className="min-w-0 flex-1 py-1">
            <p className="font-bold">{title}</p>
            <p className="text-sm">{sentence}</p>
          </div>
          <button
            type="button"
            aria-label={text.dismiss}
            onClick={() => onDismiss(id)}
            className="grid size-11 shrink-0 place-items-center rounded-md text-xl leading-none hover:bg-sand"
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
      ))}
    </section>
  );
}
