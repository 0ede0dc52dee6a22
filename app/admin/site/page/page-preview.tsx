import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { previewAddress, type SitePage } from "./addresses.ts";
import marksStyles from "./marks.css?url";
import { showMark, showMarks, type Tapped, tappedBy } from "./marks.ts";
import { showSlides } from "./slides.ts";

interface PagePreviewProps {
  frame: RefObject<HTMLIFrameElement | null>;
  page: SitePage;
  drafts: string;
  /** What is published at once leaves no draft, so the version tells of it. */
  shown: string | null;
  version: number;
  onTap(tapped: Tapped): void;
  onClose(): void;
}

/** No script runs in the page: taps are heard from here. */
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
    if (shown !== null) showMark(shownPage, shown, "center");
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
    // It may have loaded before this script did.
    if (element.contentDocument?.readyState === "complete") hear();
    element.addEventListener("load", hear);
    return () => element.removeEventListener("load", hear);
  }, [frame, address]);

  useEffect(() => {
    const shownPage = frame.current?.contentDocument;
    if (shown !== null && shownPage) showMark(shownPage, shown, "nearest");
  }, [frame, shown]);

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
