import { fillPlaceholders } from "#content/placeholders.ts";
import type { GoLiveProgress } from "#domain/go-live/go-live-progress.ts";
import { useAdminText } from "../page/admin-text.ts";
import { ProgressBar } from "../page/progress-bar.tsx";

export function WalkProgress({ real, all }: GoLiveProgress) {
  const line = fillPlaceholders(useAdminText().goLive.progress, { real, all });
  return (
    <div className="flex items-center gap-3">
      <p role="status" className="shrink-0 font-bold">
        {line}
      </p>
      <ProgressBar label={line} percent={(real / all) * 100} className="h-3" />
    </div>
  );
}
