import { useEffect, useRef, useState } from "react";
import { countSteps, figureAt, startCounting } from "./count-steps.ts";
import { Odometer } from "./odometer.tsx";

export interface Figure {
  value: number;
  suffix: string;
  label: string;
}

/** The customer's figures, counted up once as soon as a tenth of them is seen. The HTML holds the targets. */
export function Statistics({ title, figures }: { title: string; figures: Figure[] }) {
  const section = useRef<HTMLElement>(null);
  const step = useCountingStep(section);
  return (
    <section ref={section} className="bg-indigo py-14 text-paper lg:py-16">
      <div className="wrap">
        <h2 className="sr-only">{title}</h2>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-9 lg:grid-cols-[auto_auto_auto_auto] lg:justify-between">
          {figures.map(({ value, suffix, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-3">
              <dt className="font-bold text-indigo-pale">{label}</dt>
              <dd>
                <Odometer target={value} shown={figureAt(value, step)} suffix={suffix} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function useCountingStep(section: React.RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState(countSteps);
  useEffect(() => {
    if (section.current === null || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let stop = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        stop = startCounting(setStep);
      },
      { threshold: 0.1 },
    );
    observer.observe(section.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [section]);
  return step;
}
