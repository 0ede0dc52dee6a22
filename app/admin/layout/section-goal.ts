import { useLocation, useNavigation } from "react-router";
import { sectionOf } from "../kit/page/sections.ts";

export function useSectionGoal(): { goal: string | undefined; isUnderWay: boolean } {
  const here = useLocation().pathname;
  const { location } = useNavigation();
  const goal = sectionOf(location?.pathname ?? here)?.path;
  return { goal, isUnderWay: location !== undefined && goal !== sectionOf(here)?.path };
}

export function goalLook(isGoal: boolean, isUnderWay: boolean): string {
  const look = isGoal ? "bg-marigold font-bold text-ink" : "text-ink hover:bg-sand";
  return isGoal && isUnderWay ? `${look} animate-pulse` : look;
}
