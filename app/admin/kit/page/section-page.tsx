import type { ComponentType } from "react";
import { useLocation } from "react-router";
import { type AdminText, useAdminText } from "./admin-text.ts";
import { loadedOrNull } from "./last-loaded.ts";
import { LastLoaded, LoadFailure } from "./section-error.tsx";

interface SectionParts<Loaded extends object> {
  Content: ComponentType<Loaded>;
  className: string;
  failure(text: AdminText, path: string): string;
}

export function sectionPage<Loaded extends object>({ Content, className, failure }: SectionParts<Loaded>) {
  function Page({ loaderData }: { loaderData: Loaded | null }) {
    const { pathname } = useLocation();
    return (
      <div key={pathname} className={`flex flex-col ${className}`}>
        <LastLoaded loaded={loaderData} failure={failure(useAdminText(), pathname)}>
          {(loaded) => <Content {...loaded} />}
        </LastLoaded>
      </div>
    );
  }

  function ErrorBoundary() {
    const { pathname } = useLocation();
    return <LoadFailure title={failure(useAdminText(), pathname)} />;
  }

  return { Page, ErrorBoundary };
}

export function clientLoader<Loaded>({ serverLoader }: { serverLoader(): Promise<Loaded> }) {
  return loadedOrNull(serverLoader);
}
