import { useState, useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { writtenPosition } from "#domain/facts/position.ts";
import { useAdminText } from "../kit/page/admin-text.ts";

const rounded = (degrees: number) => Number(degrees.toFixed(5));

const unchanging = () => () => {};

export function HereButton({ onFound }: { onFound(pin: string): void }) {
  const text = useAdminText().goLive.here;
  const canTell = useSyncExternalStore(
    unchanging,
    () => "geolocation" in navigator,
    () => false,
  );
  const [state, setState] = useState<{ words: string; isFinding: boolean }>({ words: "", isFinding: false });
  if (!canTell) return null;

  function find() {
    if (state.isFinding) return;
    setState({ words: text.finding, isFinding: true });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        onFound(writtenPosition({ latitude: rounded(latitude), longitude: rounded(longitude) }));
        const metres = Math.ceil(accuracy);
        setState({ words: fillPlaceholders(text.found, { metres }), isFinding: false });
      },
      () => setState({ words: text.failed, isFinding: false }),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 },
    );
  }

  return (
    <>
      <Button
        kind="secondary"
        className="mt-4 min-h-14 w-full"
        aria-disabled={state.isFinding}
        onClick={find}
      >
        {text.find}
      </Button>
      <p role="status" className="mt-2">
        {state.words}
      </p>
    </>
  );
}
