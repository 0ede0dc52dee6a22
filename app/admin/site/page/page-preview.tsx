import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { previewAddress, type SitePage } from "./addresses.ts";
import marksStyles from "./marks.css?url";
import { markOf, showMarks, type Tapped, tappedBy } from "./marks.ts";
import { showSlides } from "./slides.ts";

interface PagePreviewProps {
  frame: RefObject<HTMLIFrameElement | null>;
  page: SitePage;
  /** Says which drafts there are: with others the page is read again. */
  drafts: string;
  /** The document that is open beside it, and its version: published at once it leaves no draft. */
  shown: string | null;
  version: number;
  onTap(tapped: Tapped): void;
  onClose(): void;
}

/** No script runs in it: what is tapped in it is heard from here. */
export function PagePreview({ frame, page, drafts, shown, version, onTap, onClose }: PagePreviewProps) {
  const text = useAdminText().onPage;
  const address = previewAddress(page);

  const tap = useEffectEvent((event: MouseEvent) => {
    const tapped = tappedBy(event);
    if (tapped === null) return;
    event.preventDefault();
    onTap(tapped);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") return onClose();
    if (event.key !== "Enter" && event.key !== " ") return;
    const { activeElement } = frame.current?.contentDocument ?? {};
    if (activeElement?.role !== "button" || activeElement.tagName === "BUTTON") return;
    event.preventDefault();
    activeElement.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  const listen = useEffectEvent((shownPage: Document) => {
    const styles = shownPage.createElement("link");
    styles.rel = "stylesheet";
    styles.href = marksStyles;
    shownPage.head.append(styles);
    showSlides(shownPage, text.slides);
    showMarks(shownPage, text.picture);
    shownPage.addEventListener("submit", (event) => event.preventDefault());
    shownPage.addEventListener("click", (event) => tap(event));
    shownPage.addEventListener("keydown", (event) => press(event));
    if (shown !== null) markOf(shownPage, shown)?.scrollIntoView({ block: "center" });
  });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let heard: Document | null = null;
    const hear = () => {
      const shownPage = element.contentDocument;
      if (shownPage === null || shownPage === heard || shownPage.URL === "about:blank") return;
      heard = shownPage;
      listen(shownPage);
    };
    // It may have come before this script did.
    if (element.contentDocument?.readyState === "complete") hear();
    element.addEventListener("load", hear);
    return () => element.removeEventListener("load", hear);
  }, [frame, address]);

  const readWith = useRef({ drafts, shown, version });
  useEffect(() => {
    const before = readWith.current;
    readWith.current = { drafts, shown, version };
    const isNewer = before.shown === shown && before.version !== version;
    if (isNewer || before.drafts !== drafts) frame.current?.contentWindow?.location.reload();
  }, [frame, drafts, shown, version]);

  return (
    <iframe
      key={address}
      ref={frame}
      src={address}
      title={text.frame}
      className="h-[calc(100dvh-12rem)] min-h-96 w-full rounded-md border border-line bg-white"
    />
  );
}
