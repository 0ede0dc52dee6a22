import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { type GoLiveStep, stepAfter } from "#domain/go-live/go-live-steps.ts";
import { stepAddress } from "../kit/addresses/go-live.ts";
import { useAdminText } from "../kit/page/admin-text.ts";

interface StepBarProps {
  step: GoLiveStep;
  isReal?: boolean;
  children?: ReactNode;
}

export function StepBar({ step, isReal = false, children }: StepBarProps) {
  const text = useAdminText().goLive;
  return (
    <div
      data-bottom-bar="low"
      className="sticky bottom-14 z-10 -mx-4 mt-5 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:px-0"
    >
      <Link
        to={stepAddress(stepAfter(step))}
        className={`${buttonClass(isReal ? "primary" : "secondary")} min-h-14 grow`}
      >
        {isReal ? text.next : text.later}
      </Link>
      {children}
    </div>
  );
}
