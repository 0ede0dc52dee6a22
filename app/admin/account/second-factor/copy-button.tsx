import { Button } from "#app/ui/button.tsx";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../../kit/page/notices.tsx";

export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, notCopied } = useAdminText().secondFactor;

  async function copy() {
    try {
      // Without TLS there is no clipboard.
      await navigator.clipboard.writeText(text);
      notifySuccess(copied);
    } catch {
      notifyFailure(notCopied);
    }
  }

  return (
    <Button kind="secondary" className="mt-3" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
