import type { PhotographFault } from "#platform/images/photograph.ts";

/** The form asks for the same before it sends anything. */
export const photographLimits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000 } as const;

/** Pixels. */
export const storedLongestSide = 1920;

const whatToSend = "Please send a JPEG, PNG, WebP or AVIF photograph.";

/** What the administrator reads. */
export function photographRefusal(fault: PhotographFault): string {
  switch (fault.kind) {
    case "empty":
      return "The file is empty. Please choose the photograph again.";
    case "too many bytes":
      return "The file is larger than 25 MB. Please send a smaller photograph.";
    case "too many pixels":
      return (
        `The picture is too large (${fault.width} × ${fault.height} pixels). ` +
        `The limit for this kind of file is ${fault.limit / 1_000_000} megapixels.`
      );
    case "other kind of file":
      return otherKindSentence(fault.found);
    case "damaged":
      return "The photograph is damaged or incomplete. Please copy it from the camera again and retry.";
    case "too slow":
      return "The photograph took too long to read. Please save it as JPEG and try again.";
  }
}

function otherKindSentence(found: Extract<PhotographFault, { kind: "other kind of file" }>["found"]): string {
  switch (found) {
    case "HEIC":
      return (
        "HEIC photographs cannot be shown on the website. Please send JPEG: on an iPhone choose " +
        "Settings > Camera > Formats > Most Compatible before taking the photograph, or export it as JPEG."
      );
    case "unknown":
      return `The file is not a photograph. ${whatToSend}`;
    default:
      return `${found} files are not accepted. ${whatToSend}`;
  }
}
