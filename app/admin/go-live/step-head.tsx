import { fillPlaceholders } from "#content/placeholders.ts";
import { type GoLiveStep, goLiveSteps, indexOfStep } from "#domain/go-live/go-live-steps.ts";
import { useFocusAtStart } from "../kit/form/use-focus-at-start.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { stepWords } from "./step-words.ts";

export function StepHead({ step }: { step: GoLiveStep }) {
  const text = useAdminText();
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const { title, hint } = stepWords(text, step);
  const place = {
    number: indexOfStep(step) + 1,
    all: goLiveSteps.length,
  };
  return (
    <div>
      <p className="text-sm text-steel">{fillPlaceholders(text.goLive.place, place)}</p>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="mt-2">{hint}</p>
    </div>
  );
}
