import { useAdminText } from "../kit/page/admin-text.ts";
import { DownloadLink } from "../kit/page/download-link.tsx";

export function DownloadBackup({ isEncrypted }: { isEncrypted: boolean }) {
  const text = useAdminText().account.backup;
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 mb-3 text-steel">
        {text.text} {isEncrypted ? text.encrypted : text.plain}
      </p>
      <DownloadLink address="/admin/account/backup" busy={text.busy}>
        {text.button}
      </DownloadLink>
    </section>
  );
}
