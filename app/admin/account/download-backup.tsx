import { useAdminText } from "../layout/admin-text.ts";
import { DownloadLink } from "../ui/download-link.tsx";

export function DownloadBackup() {
  const text = useAdminText().account.backup;
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" className="text-lg">
        {text.title}
      </h2>
      <p className="mt-1 mb-3 text-steel">{text.text}</p>
      <DownloadLink address="/admin/account/backup">{text.button}</DownloadLink>
    </section>
  );
}
