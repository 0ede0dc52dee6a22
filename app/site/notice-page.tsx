import type { ReactNode } from "react";
import { useTranslate } from "#app/language/language.tsx";
import { PlacePicture } from "./place-picture.tsx";

interface NoticePageProps {
  pageTitle: string;
  children: ReactNode;
}

export function NoticePage({ pageTitle, children }: NoticePageProps) {
  const t = useTranslate();
  return (
    <div className="wrap grid gap-part py-section lg:grid-cols-2 lg:items-center">
      <title>{pageTitle}</title>
      <meta name="robots" content="noindex" />
      <div>{children}</div>
      <PlacePicture
        place="workshop-2"
        frame="relative"
        alt={t("notFound.pictureAlt")}
        caption=""
        sizes="(min-width: 1200px) 536px, (min-width: 1024px) 45vw, 86vw"
        loading="first"
        className="aspect-3/2 w-full rounded-md object-cover"
      />
    </div>
  );
}

export function NoticeLinks({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 *:first:col-span-2 *:even:last:col-span-2 sm:flex">
      {children}
    </div>
  );
}
