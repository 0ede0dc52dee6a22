import { Link } from "react-router";
import { pathsInAll } from "#app/language/paths.ts";
import { Chevron } from "#app/ui/chevron.tsx";
import { goLiveSteps, type StepName } from "#domain/go-live/go-live-steps.ts";
import { stepAddress } from "../kit/addresses/go-live.ts";
import { useFocusAtStart } from "../kit/form/use-focus-at-start.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { LanguageLinks } from "../kit/page/language-links.tsx";
import type { SampleState } from "../kit/samples/sample-state.server.ts";
import type { GoLiveItem } from "../kit/setup/go-live-items.server.ts";
import { GoLiveList } from "../kit/setup/go-live-list.tsx";
import { stepWords } from "./step-words.ts";

interface SetupEndProps {
  open: readonly StepName[];
  rest: GoLiveItem[];
  samples: SampleState;
}

export function SetupEnd({ open, rest, samples }: SetupEndProps) {
  const text = useAdminText();
  const { end } = text.goLive;
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const left = goLiveSteps.filter(({ name }) => open.includes(name));
  return (
    <div className="flex flex-col gap-5">
      <section className="panel p-4 md:p-5">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {end.title}
        </h2>
        <p className="mt-2">{end.hint}</p>
        <p className="mt-2 flex flex-wrap gap-x-6 text-lg">
          <LanguageLinks links={pathsInAll("/")} place={end.title} />
        </p>
      </section>
      <section className="panel p-4 md:p-5">
        <h2 className="text-lg">{end.left}</h2>
        {left.length === 0 ? <p className="mt-1">{end.nothingLeft}</p> : null}
        <ul className="mt-2">
          {left.map((step) => (
            <li key={step.name} className="border-t border-line">
              <Link
                to={stepAddress(step)}
                className="flex min-h-14 items-center justify-between gap-3 hover:bg-sand"
              >
                {stepWords(text, step).title}
                <Chevron className="text-teal" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <GoLiveList items={rest} samples={samples} />
    </div>
  );
}
