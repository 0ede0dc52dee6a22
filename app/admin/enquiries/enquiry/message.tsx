import { messageParts } from "#app/site/paint/message-parts.ts";

export function Message({ text }: { text: string }) {
  return (
    <p className="mt-3 whitespace-pre-wrap wrap-anywhere">
      {messageParts(text).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={part} href={part} target="_blank" rel="noreferrer" className="text-teal underline">
            {words(part)}
          </a>
        ),
      )}
    </p>
  );
}

/** A stranger may have broken the encoding. */
function words(path: string): string {
  const url = new URL(path, "http://site");
  return [url.pathname, ...url.searchParams.values()].join(" ");
}
