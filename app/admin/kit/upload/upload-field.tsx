import { useId } from "react";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import { useAdminText } from "../page/admin-text.ts";
import { FileChooser } from "./file-chooser.tsx";
import { UploadOutcome } from "./upload-outcome.tsx";
import { type ReceivedFile, useFileUpload } from "./use-file-upload.ts";

interface UploadFieldProps {
  account: string;
  takesDocuments?: boolean;
  role?: PictureRole;
  label?: string;
  onReceived(file: ReceivedFile): void;
}

export function UploadField({ account, takesDocuments = false, role = "main", ...props }: UploadFieldProps) {
  const text = useAdminText().pictures;
  const outcomeId = useId();
  const upload = useFileUpload(account, role, props.onReceived);
  const label = props.label ?? (takesDocuments ? text.uploadDocument : text.upload);
  const isSending = upload.state.kind === "sending";
  return (
    <div className="flex flex-col items-start gap-2">
      <FileChooser {...{ upload, takesDocuments, outcomeId }} label={isSending ? text.sending : label} />
      <UploadOutcome
        {...{ upload, text }}
        id={outcomeId}
        accepted={takesDocuments ? text.acceptedDocument : text.accepted}
      />
    </div>
  );
}
